import { required } from '@jackfield/contract';
import {
  type Teammate,
  teammateChangeSchema,
  teammateSchema,
} from '@jackfield/contract/api/teammate';
import type { FormShape } from '@jackfield/records/record-form';
import * as v from 'valibot';

/** What the page edits (annex G4), in its order. */
export const advancedFields = ['timeZone', 'language', 'smsGreetings', 'e911Address'] as const;
export type AdvancedField = (typeof advancedFields)[number];
export type AdvancedValues = Pick<Teammate, AdvancedField>;

/** Rules of the form: the contract's, and a greeting that is sent has a text. */
export const advancedSchema = v.pipe(
  v.required(v.pick(teammateChangeSchema, advancedFields)),
  v.forward(
    v.check(
      ({ smsGreetings: { isEnabled, text } }) => !isEnabled || text.trim() !== '',
      required('text'),
    ),
    ['smsGreetings'],
  ),
);

/** The form about the own advanced settings. */
export const advancedShape: FormShape<Teammate, AdvancedValues> = {
  fields: advancedFields,
  valuesOf: ({ timeZone, language, smsGreetings, e911Address }) => ({
    timeZone,
    language,
    smsGreetings,
    e911Address,
  }),
  schema: advancedSchema,
  typed: v.pick(teammateSchema, advancedFields),
};
