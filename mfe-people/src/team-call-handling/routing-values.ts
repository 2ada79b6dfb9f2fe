import { draftTargetSchema, targetFieldSchema } from '@jackfield/call-routing/routing-editor';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Team } from '@jackfield/contract/api/team';
import * as v from 'valibot';

/** Fields of the form in the order of the page. */
export const routingFields = ['callHandlingOpenHour', 'missedCallHandling'] as const;
export type RoutingField = (typeof routingFields)[number];

/** What the form edits. */
export type RoutingValues = Record<RoutingField, RoutingTarget>;

/** Rules of the form (VAL-04, VAL-10, VAL-11). */
export const routingSchema = v.object({
  callHandlingOpenHour: targetFieldSchema,
  missedCallHandling: targetFieldSchema,
});

/** The same members without their rules: a draft may hold what is not valid yet. */
export const typedRoutingSchema: v.GenericSchema<unknown, RoutingValues> = v.object({
  callHandlingOpenHour: draftTargetSchema,
  missedCallHandling: draftTargetSchema,
});

/** The editable part of a team. */
export function routingOf({ callHandlingOpenHour, missedCallHandling }: Team): RoutingValues {
  return { callHandlingOpenHour, missedCallHandling };
}
