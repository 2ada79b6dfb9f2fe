import { draftTargetSchema, targetFieldSchema } from '@jackfield/call-routing/routing-editor';
import type { Company } from '@jackfield/contract/api/company';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import * as v from 'valibot';

/** Fields of the form in the order of the page. */
export const routingFields = ['callHandlingOpenHour', 'callHandlingClosedHour'] as const;
export type RoutingField = (typeof routingFields)[number];

/** What the form edits. */
export type RoutingValues = Record<RoutingField, RoutingTarget>;

/** Rules of the form (VAL-04, VAL-10, VAL-11). */
export const routingSchema = v.object({
  callHandlingOpenHour: targetFieldSchema,
  callHandlingClosedHour: targetFieldSchema,
});

/** The same members without their rules: a draft may hold what is not valid yet. */
export const typedRoutingSchema: v.GenericSchema<unknown, RoutingValues> = v.object({
  callHandlingOpenHour: draftTargetSchema,
  callHandlingClosedHour: draftTargetSchema,
});

/** The editable part of a company number. */
export function routingOf(company: Company): RoutingValues {
  const { callHandlingOpenHour, callHandlingClosedHour } = company;
  return { callHandlingOpenHour, callHandlingClosedHour };
}
