import {
  type Teammate,
  type TeammateChange,
  teammateChangeSchema,
  teammateSchema,
} from '@jackfield/contract/api/teammate';
import * as v from 'valibot';

/** What a person may change of the own profile (annex C3, G4), in the order of the page. */
export const profileFields = ['firstName', 'lastName', 'title'] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Pick<Teammate, ProfileField>;

/** Rules of the form: those of the contract, every field present (VAL-12, VAL-13). */
export const profileSchema = v.required(v.pick(teammateChangeSchema, profileFields));

/** The shape of the input, without the rules, as a draft keeps it. */
export const typedProfileSchema = v.pick(teammateSchema, profileFields);

/** The part of a person that the form edits. */
export const valuesOf = ({ firstName, lastName, title }: Teammate): ProfileValues => ({
  firstName,
  lastName,
  title,
});

/** Body of the save. */
export type ProfileChange = Pick<TeammateChange, ProfileField>;
