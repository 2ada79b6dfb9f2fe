import { BusinessHours } from '@jackfield/call-routing/business-hours';
import { CallFlow, FlowBelow, useFlowReview } from '@jackfield/call-routing/call-flow';
import { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import { type Company, setCompanyBusinessHour } from '@jackfield/contract/api/company';
import {
  hoursFields,
  hoursLabel,
  hoursOfValues,
  hoursSchema,
  hoursText,
  type HoursValues,
  hoursValuesOf,
  typedHoursSchema,
} from '@jackfield/records/hours-text';
import { call, useT } from '@jackfield/runtime';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import * as v from 'valibot';
import { NumberRecord } from '../number-page/number-record.tsx';
import { useNumberForm } from '../number-page/use-number-form.ts';
import { hourMessages } from './messages.ts';

const valuesOf = ({ businessHour }: Company) => hoursValuesOf(businessHour);

/** Edits when a company number is open (ROUTE-01). */
export function HoursForm({ company, isGone }: { company: Company; isGone: boolean }) {
  const t = useT();
  const { id } = company;
  const params = { id };
  const { actions: greetings } = useGreetings({ type: 'company', id });
  const { menus, dialog } = useRoutingMenus({ ownerType: 'company', ownerId: id });
  const edit = useNumberForm<HoursValues>(company, {
    section: 'business-hour',
    fields: hoursFields,
    valuesOf,
    schema: hoursSchema,
    typed: typedHoursSchema,
    save: (_, version, values) =>
      call(setCompanyBusinessHour, { params, body: hoursOfValues(values) }, { version }),
  });
  const { timeZone: zone } = company.businessHour;
  const businessHour = v.is(hoursSchema, edit.yours) ? hoursOfValues(edit.yours) : undefined;
  const change = {
    list: 'companies',
    id,
    members: businessHour ? { businessHour } : {},
  } as const;
  const review = useFlowReview({ edit, change, zone, map: CallFlow });
  return (
    <NumberRecord<HoursValues>
      company={company}
      section="business-hour"
      edit={{ ...edit, save: review.save }}
      note={review.note}
      dialogs={
        <>
          {dialog}
          {review.dialog}
        </>
      }
      fields={hoursFields}
      valuesOf={valuesOf}
      labelOf={hoursLabel}
      textOf={hoursText}
      isGone={isGone}
      below={<FlowBelow>{review.side}</FlowBelow>}
    >
      <BusinessHours
        form={edit.form}
        intro={t(hourMessages.intro)}
        routing={{
          place: 'companyClosedHour',
          ownerId: id,
          preset: company.callHandlingClosedHour,
          greetings,
          menus,
        }}
      />
    </NumberRecord>
  );
}
