import { draftTargetSchema, targetFieldSchema } from '@jackfield/call-routing/routing-editor';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Teammate, TeammateCallHandling } from '@jackfield/contract/api/teammate';
import type { FormShape } from '@jackfield/records/record-form';
import * as v from 'valibot';

/** What the form edits. */
export interface HandlingValues {
  missedCallHandling: RoutingTarget;
  recordInbound: boolean;
  recordOutbound: boolean;
}

const recording = { recordInbound: v.boolean(), recordOutbound: v.boolean() };

/** The editable part of a person. */
export function handlingOf({ missedCallHandling, callRecordingSetting }: Teammate): HandlingValues {
  const { inbound, outbound } = callRecordingSetting;
  return { missedCallHandling, recordInbound: inbound, recordOutbound: outbound };
}

/** Fields in the order of the page, and their rules (VAL-04, VAL-10, VAL-11). */
export const handlingShape: FormShape<Teammate, HandlingValues> = {
  fields: ['missedCallHandling', 'recordInbound', 'recordOutbound'],
  valuesOf: handlingOf,
  schema: v.object({ missedCallHandling: targetFieldSchema, ...recording }),
  typed: v.object({ missedCallHandling: draftTargetSchema, ...recording }),
};

/** The body of the call for changed members (API-126). */
export function bodyOf(change: Partial<HandlingValues>): TeammateCallHandling {
  const { missedCallHandling, recordInbound, recordOutbound } = change;
  const callRecordingSetting = {
    ...(recordInbound !== undefined && { inbound: recordInbound }),
    ...(recordOutbound !== undefined && { outbound: recordOutbound }),
  };
  return {
    ...(missedCallHandling && { missedCallHandling }),
    ...(Object.keys(callRecordingSetting).length > 0 && { callRecordingSetting }),
  };
}
