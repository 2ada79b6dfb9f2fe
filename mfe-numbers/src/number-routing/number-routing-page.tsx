import { CallFlow } from '@jackfield/call-routing/call-flow';
import {
  companyRouting,
  type CompanyRoutingField,
  RoutingRecordForm,
  type RoutingValues,
} from '@jackfield/call-routing/record-forms';
import { setCompanyCallHandling } from '@jackfield/contract/api/company';
import { call, defineMessages, useT } from '@jackfield/runtime';
import { type NumberFormProps, NumberPage } from '../number-page/number-page.tsx';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useOverrideOwner } from '../number-page/use-override-owner.ts';
import { useNumberForm } from '../number-page/use-number-form.ts';

const routingMessages = defineMessages('numbers.routing', {
  callHandlingOpenHour: 'While open',
  openText: 'Where calls go during the business hours.',
  callHandlingClosedHour: 'While closed',
  closedText: 'Where calls go outside the business hours.',
});

/** Call handling of a company number (ROUTE-02). */
export const Component = () => <NumberPage form={RoutingForm} />;

/** Edits where calls go while a company number is open and while it is closed (ROUTE-02). */
function RoutingForm({ company, isGone }: NumberFormProps) {
  const t = useT();
  const params = { id: company.id };
  const record = useOverrideOwner(company);
  const edit = useNumberForm<RoutingValues<CompanyRoutingField>>(company, {
    ...companyRouting,
    section: 'call-handling',
    save: (body, version, _, asSeen) =>
      call(setCompanyCallHandling, { params, body }, { version, ...asSeen }),
  });
  return (
    <RoutingRecordForm
      map={CallFlow}
      record={record}
      edit={edit}
      stored={company}
      places={[
        {
          name: 'callHandlingOpenHour',
          place: 'companyOpenHour',
          part: 'openHour',
          title: t(routingMessages.callHandlingOpenHour),
          intro: t(routingMessages.openText),
        },
        {
          name: 'callHandlingClosedHour',
          place: 'companyClosedHour',
          part: 'closedHour',
          title: t(routingMessages.callHandlingClosedHour),
          intro: t(routingMessages.closedText),
        },
      ]}
    >
      {(form) => (
        <NumberRecord company={company} section="call-handling" isGone={isGone} {...form} />
      )}
    </RoutingRecordForm>
  );
}
