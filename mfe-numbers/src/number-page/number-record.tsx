import { type NumberPage, paths } from '@jackfield/contract';
import type { Company } from '@jackfield/contract/api/company';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { FormRecord, type FormRecordProps } from '@jackfield/kit/record-page';
import { useT } from '@jackfield/runtime';
import type { FieldValues } from 'react-hook-form';
import { numberMessages } from './messages.ts';
import { NumberHead } from './number-head.tsx';
import { numberTabs } from './number-tabs.ts';

const GoneDialog = lazyPart(() =>
  import('@jackfield/kit/gone-dialog').then((file) => file.GoneDialog),
);

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
  return (
    <FormRecord
      {...form}
      entity="company"
      head={<NumberHead company={company} />}
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
    />
  );
}
