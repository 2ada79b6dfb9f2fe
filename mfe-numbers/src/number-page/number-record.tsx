import { ClosedBanner, ClosedTodayButton } from '@jackfield/call-routing/closed-today';
import { type NumberPage, paths } from '@jackfield/contract';
import type { Company } from '@jackfield/contract/api/company';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { FormRecord, type FormRecordProps } from '@jackfield/records/record-page';
import { useT } from '@jackfield/runtime';
import type { FieldValues } from 'react-hook-form';
import { numberMessages } from './messages.ts';
import { NumberHead } from './number-head.tsx';
import { numberTabs } from './number-tabs.ts';
import { useClosingOwner } from './use-closing-owner.ts';

const GoneDialog = lazyPart(() =>
  import('@jackfield/records/gone-dialog').then((file) => file.GoneDialog),
);

/** Sections about when and where calls go, from which a number is closed for now. */
const closing = new Set<NumberPage>(['business-hour', 'call-handling']);

type Shared = 'entity' | 'head' | 'tabs' | 'tab' | 'renderGone';

interface NumberRecordProps<Values extends FieldValues>
  extends Omit<FormRecordProps<Company, Values>, Shared> {
  company: Company;
  section: NumberPage;
}

/** A section of a company number: head, tabs, form, and what others do meanwhile (annex J1). */
export function NumberRecord<Values extends FieldValues>({
  company,
  section,
  ...form
}: NumberRecordProps<Values>) {
  const t = useT();
  const owner = useClosingOwner(company);
  return (
    <FormRecord
      {...form}
      entity="company"
      head={
        <NumberHead
          company={company}
          verbs={closing.has(section) && <ClosedTodayButton owner={owner} />}
        />
      }
      tabs={numberTabs(company.id)}
      tab={paths.admin.numbers.edit(company.id, section)}
      renderGone={({ lines, onLeave }) => (
        <GoneDialog
          name={company.label}
          lines={lines}
          text={t(lines.length > 0 ? numberMessages.goneText : numberMessages.goneTextClean)}
          leaveText={t(numberMessages.goneLeave)}
          listing={paths.admin.numbers.listing()}
          onLeave={onLeave}
        />
      )}
    >
      <ClosedBanner owner={owner} />
      {form.children}
    </FormRecord>
  );
}
