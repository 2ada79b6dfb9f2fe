import {
  type Teammate,
  teammateChangeSchema,
  teammateSchema,
} from '@jackfield/contract/api/teammate';
import * as v from 'valibot';

/** What the page edits (annex G4), in its order. */
export const advancedFields = ['timeZone', 'smsGreetings', 'e911Address'] as const;
export type AdvancedField = (typeof advancedFields)[number];
export type AdvancedValues = Pick<Teammate, AdvancedField>;

/** Rules of the form: the contract's, and a greeting that is sent has a text. */
export const advancedSchema = v.pipe(
  v.required(v.pick(teammateChangeSchema, advancedFields)),
  v.forward(
    v.check(
      ({ smsGreetings: { isEnabled, text } }) => !isEnabled || text.trim() !== '',
      'The text field is required.',
    ),
    ['smsGreetings'],
  ),
);

/** The shape of the input, without the rules, as a draft keeps it. */
export const typedAdvancedSchema = v.pick(teammateSchema, advancedFields);

/** The part of a person that the form edits. */
export const valuesOf = ({ timeZone, smsGreetings, e911Address }: Teammate): AdvancedValues => ({
  timeZone,
  smsGreetings,
  e911Address,
});
