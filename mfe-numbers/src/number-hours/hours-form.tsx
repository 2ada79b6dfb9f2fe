import { type Company, setCompanyBusinessHour } from '@jackfield/contract/api/company';
import {
  BusinessHours,
  hoursFields,
  hoursLabel,
  hoursOfValues,
  hoursSchema,
  hoursText,
  type HoursValues,
  hoursValuesOf,
  typedHoursSchema,
} from '@jackfield/kit/business-hours';
import { call, useT } from '@jackfield/runtime';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useNumberForm } from '../number-page/use-number-form.ts';
import { hourMessages } from './messages.ts';

const valuesOf = ({ businessHour }: Company) => hoursValuesOf(businessHour);

/** Edits when a company number is open (ROUTE-01). */
export function HoursForm({ company, isGone }: { company: Company; isGone: boolean }) {
  const t = useT();
  const params = { id: company.id };
  const edit = useNumberForm<HoursValues>(company, {
    section: 'business-hour',
    fields: hoursFields,
    valuesOf,
    schema: hoursSchema,
    typed: typedHoursSchema,
    save: (_, version, values) =>
      call(setCompanyBusinessHour, { params, body: hoursOfValues(values) }, { version }),
  });
  return (
    <NumberRecord<HoursValues>
      company={company}
      section="business-hour"
      edit={edit}
      fields={hoursFields}
      valuesOf={valuesOf}
      labelOf={hoursLabel}
      textOf={hoursText}
      isGone={isGone}
    >
      <BusinessHours
        form={edit.form}
        intro={t(hourMessages.intro)}
        routing={{
          place: 'companyClosedHour',
          ownerId: company.id,
          preset: company.callHandlingClosedHour,
        }}
      />
    </NumberRecord>
  );
}
