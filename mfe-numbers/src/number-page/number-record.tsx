import { ClosedBanner, ClosedTodayButton } from '@jackfield/call-routing/call-override';
import { PlannedNote } from '@jackfield/call-routing/planned-changes';
import { type NumberPage, paths } from '@jackfield/contract';
import type { Company } from '@jackfield/contract/api/company';
import { useDrawer } from '@jackfield/lists/list-page';
import { FormRecord, type FormRecordProps } from '@jackfield/records/record-page';
import type { FieldValues } from 'react-hook-form';
import { numberGone } from './number-gone.ts';
import { NumberHead } from './number-head.tsx';
import { useNumberTabs } from './use-number-tabs.ts';
import { useOverrideOwner } from './use-override-owner.ts';

/** Sections about when and where calls go, from which a number is closed for now. */
const overridable = new Set<NumberPage>(['business-hour', 'call-handling']);

interface NumberRecordProps<Values extends FieldValues>
  extends Omit<FormRecordProps<Company, Values>, 'head' | 'tabs' | 'tab' | 'gone'> {
  company: Company;
  section: NumberPage;
}

/** A section of a company number: head, tabs, form, and what others do meanwhile. */
export function NumberRecord<Values extends FieldValues>({
  company,
  section,
  children,
  ...form
}: NumberRecordProps<Values>) {
  const owner = useOverrideOwner(company);
  const asked = useDrawer('close');
  return (
    <FormRecord
      {...form}
      head={
        <NumberHead
          company={company}
          actions={overridable.has(section) && <ClosedTodayButton owner={owner} asked={asked} />}
        />
      }
      tabs={useNumberTabs(company.id)}
      tab={paths.admin.numbers.edit(company.id, section)}
      gone={numberGone(company)}
    >
      <ClosedBanner owner={owner} />
      <PlannedNote
        entity="company"
        id={company.id}
        zone={company.businessHour.timeZone}
        to={paths.admin.numbers.edit(company.id, 'planned-changes')}
      />
      {children}
    </FormRecord>
  );
}
