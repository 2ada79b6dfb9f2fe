import {
  type Teammate,
  teammateChangeSchema,
  teammateSchema,
} from '@jackfield/contract/api/teammate';
import type { FormShape } from '@jackfield/records/record-form';
import * as v from 'valibot';

/** What a person may change of the own profile, in the order of the page. */
export const profileFields = ['firstName', 'lastName', 'title'] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Pick<Teammate, ProfileField>;

/** Rules of the form: those of the contract, every field present (VAL-12, VAL-13). */
export const profileSchema = v.required(v.pick(teammateChangeSchema, profileFields));

/** The form about the own profile. */
export const profileShape: FormShape<Teammate, ProfileValues> = {
  fields: profileFields,
  valuesOf: ({ firstName, lastName, title }) => ({ firstName, lastName, title }),
  schema: profileSchema,
  typed: v.pick(teammateSchema, profileFields),
};
