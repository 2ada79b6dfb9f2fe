import { BusinessHours, hoursMessages } from '@jackfield/call-routing/business-hours';
import { type CallFlowProps, useFlowReview } from '@jackfield/call-routing/call-flow';
import { ownerFacts } from '@jackfield/call-routing/call-override';
import { useSaveLater } from '@jackfield/call-routing/planned-changes';
import type { useRoutingMenus } from '@jackfield/call-routing/ivr-panel';
import type { BusinessHour } from '@jackfield/contract/api/routing';
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
import type { FormShape, RecordEdit, Versioned } from '@jackfield/records/record-form';
import { useGreetings } from '@jackfield/voice-media/media-manager';
import { t } from '@jackfield/runtime';
import type { ComponentType, ReactNode } from 'react';
import * as v from 'valibot';
import type { RecordForm, RoutedRecord } from './routed-record.ts';

interface WithHours extends Versioned {
  businessHour: BusinessHour;
}

/** The form about the hours of a company number or a team. */
export const hoursShape: FormShape<WithHours, HoursValues> = {
  fields: hoursFields,
  valuesOf: ({ businessHour }) => hoursValuesOf(businessHour),
  schema: hoursSchema,
  typed: typedHoursSchema,
};

export interface HoursRecordFormProps<Stored extends Versioned> {
  record: RoutedRecord;
  edit: RecordEdit<Stored, HoursValues>;
  /** Draws the map of calls: CallFlow, or the part of another remote. */
  map: ComponentType<CallFlowProps>;
  /** What the hours decide, in one sentence. */
  intro: string;
  /** Menus that dates can be sent to, where the record has them while it is closed. */
  menus?: ReturnType<typeof useRoutingMenus>;
  /** The page of the record, which takes the form. */
  children(form: RecordForm<Stored, HoursValues>): ReactNode;
}

/** Edits when a company number or a team is open, with its calls beside them (ROUTE-01, TEAM-02). */
export function HoursRecordForm<Stored extends Versioned>(props: HoursRecordFormProps<Stored>) {
  const { record, edit, intro, menus } = props;
  const { kind, id, hours, closedTarget } = record;
  const { list, place } = ownerFacts[kind];
  const { actions: greetings } = useGreetings({ type: kind, id });
  const businessHour = v.is(hoursSchema, edit.yours) ? hoursOfValues(edit.yours) : undefined;
  const change = { list, id, members: businessHour ? { businessHour } : {} } as const;
  const review = useFlowReview({
    edit: { ...edit, dialogs: menus?.dialog },
    change,
    map: props.map,
    unfinished: businessHour ? undefined : t(hoursMessages.unread),
    zone: hours.timeZone,
  });
  const planned = useSaveLater(review.edit, {
    part: () => ({
      entity: kind,
      id,
      version: record.version,
      members: { businessHour: hoursOfValues(edit.form.getValues()) },
    }),
    zone: hours.timeZone,
  });
  return props.children({
    edit: planned,
    labelOf: hoursLabel,
    textOf: hoursText,
    children: (
      <BusinessHours
        form={edit.form}
        intro={intro}
        side={review.side}
        routing={{
          place,
          ownerId: id,
          preset: closedTarget,
          greetings,
          menus: menus?.menus,
        }}
      />
    ),
  });
}
