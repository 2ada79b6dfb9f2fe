import { draftTargetSchema, targetFieldSchema } from '@jackfield/call-routing/routing-editor';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Teammate, TeammateCallHandling } from '@jackfield/contract/api/teammate';
import * as v from 'valibot';

/** Fields of the form in the order of the page. */
export const handlingFields = ['missedCallHandling', 'recordInbound', 'recordOutbound'] as const;

/** What the form edits. */
export interface HandlingValues {
  missedCallHandling: RoutingTarget;
  recordInbound: boolean;
  recordOutbound: boolean;
}

const recording = { recordInbound: v.boolean(), recordOutbound: v.boolean() };

/** Rules of the form (VAL-04, VAL-10, VAL-11). */
export const handlingSchema = v.object({ missedCallHandling: targetFieldSchema, ...recording });

/** The same members without their rules: a draft may hold what is not valid yet. */
export const typedHandlingSchema: v.GenericSchema<unknown, HandlingValues> = v.object({
  missedCallHandling: draftTargetSchema,
  ...recording,
});

/** The editable part of a person. */
export function handlingOf({ missedCallHandling, callRecordingSetting }: Teammate): HandlingValues {
  const { inbound, outbound } = callRecordingSetting;
  return { missedCallHandling, recordInbound: inbound, recordOutbound: outbound };
}

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
