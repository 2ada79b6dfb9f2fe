import { CallFlow } from '@jackfield/call-routing/call-flow';
import { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import { HoursRecordForm, hoursShape } from '@jackfield/call-routing/record-forms';
import { setCompanyBusinessHour } from '@jackfield/contract/api/company';
import { hoursOfValues, type HoursValues } from '@jackfield/records/hours-text';
import { call, defineMessages, useT } from '@jackfield/runtime';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useOverrideOwner } from '../number-page/use-override-owner.ts';
import { useNumberForm } from '../number-page/use-number-form.ts';

const hourMessages = defineMessages('numbers.hours', {
  intro: 'While this number is closed, calls go where call handling sends closed hours.',
});

/** Business hours of a company number (ROUTE-01). */
export const Component = () => <NumberPage form={HoursForm} />;

/** Edits when a company number is open (ROUTE-01). */
function HoursForm({ company, isGone }: NumberFormProps) {
  const t = useT();
  const params = { id: company.id };
  const menus = useRoutingMenus({ ownerType: 'company', ownerId: company.id });
  const record = useOverrideOwner(company);
  const edit = useNumberForm<HoursValues>(company, {
    ...hoursShape,
    section: 'business-hour',
    save: (_, version, values, asSeen) =>
      call(setCompanyBusinessHour, { params, body: hoursOfValues(values) }, { version, ...asSeen }),
  });
  return (
    <HoursRecordForm
      map={CallFlow}
      record={record}
      edit={edit}
      menus={menus}
      intro={t(hourMessages.intro)}
    >
      {(form) => (
        <NumberRecord company={company} section="business-hour" isGone={isGone} {...form} />
      )}
    </HoursRecordForm>
  );
}
