import {
  type Teammate,
  type TeammateChange,
  teammateChangeSchema,
} from '@jackfield/contract/api/teammate';
import * as v from 'valibot';
import { isSameValue } from '../people/same-value.ts';

/** Fields of the profile form in the order of the page; saving names them in this order. */
export const profileFields = [
  'firstName',
  'lastName',
  'title',
  'email',
  'extension',
  'role',
  'timeZone',
  'e911Address',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Form schema of the profile: the contract's rules, every field present (PPL-05). */
export const profileSchema = v.required(v.pick(teammateChangeSchema, profileFields));

/** What the profile form edits. */
export type ProfileValues = Pick<Teammate, ProfileField>;

/** The editable part of a person. */
export function valuesOf(person: Teammate): ProfileValues {
  const { firstName, lastName, title, email, extension, role, timeZone, e911Address } = person;
  return { firstName, lastName, title, email, extension, role, timeZone, e911Address };
}

/** Fields whose values differ, in page order. */
export function changedFields(base: ProfileValues, yours: ProfileValues): ProfileField[] {
  return profileFields.filter((field) => !isSameValue(base[field], yours[field]));
}

/** Body of the save: the changed members alone, so that nothing else is overwritten. */
export function changeOf(base: ProfileValues, yours: ProfileValues): TeammateChange {
  const changed: readonly string[] = changedFields(base, yours);
  return Object.fromEntries(Object.entries(yours).filter(([name]) => changed.includes(name)));
}
