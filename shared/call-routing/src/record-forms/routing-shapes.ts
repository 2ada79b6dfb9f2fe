import { draftTargetSchema, targetFieldSchema } from '@jackfield/call-routing/routing-editor';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { FormShape, Versioned } from '@jackfield/records/record-form';
import * as v from 'valibot';

/** Targets of a record by field, as a form edits them. */
export type RoutingValues<Field extends string> = Record<Field, RoutingTarget>;

type RoutingShape<Field extends string> = FormShape<
  Versioned & RoutingValues<Field>,
  RoutingValues<Field>
>;

export type CompanyRoutingField = 'callHandlingOpenHour' | 'callHandlingClosedHour';
export type TeamRoutingField = 'callHandlingOpenHour' | 'missedCallHandling';

/** Where calls go while a company number is open and while it is closed (VAL-04, VAL-10, VAL-11). */
export const companyRouting: RoutingShape<CompanyRoutingField> = {
  fields: ['callHandlingOpenHour', 'callHandlingClosedHour'],
  valuesOf: ({ callHandlingOpenHour, callHandlingClosedHour }) => ({
    callHandlingOpenHour,
    callHandlingClosedHour,
  }),
  schema: v.object({
    callHandlingOpenHour: targetFieldSchema,
    callHandlingClosedHour: targetFieldSchema,
  }),
  typed: v.object({
    callHandlingOpenHour: draftTargetSchema,
    callHandlingClosedHour: draftTargetSchema,
  }),
};

/** Where calls go while a team is open, and those that nobody answers (VAL-04, VAL-10, VAL-11). */
export const teamRouting: RoutingShape<TeamRoutingField> = {
  fields: ['callHandlingOpenHour', 'missedCallHandling'],
  valuesOf: ({ callHandlingOpenHour, missedCallHandling }) => ({
    callHandlingOpenHour,
    missedCallHandling,
  }),
  schema: v.object({
    callHandlingOpenHour: targetFieldSchema,
    missedCallHandling: targetFieldSchema,
  }),
  typed: v.object({
    callHandlingOpenHour: draftTargetSchema,
    missedCallHandling: draftTargetSchema,
  }),
};
