import { roleSchema, serviceAddressSchema } from '@jackfield/contract';
import { type Teammate, teammateChangeSchema } from '@jackfield/contract/api/teammate';
import * as v from 'valibot';

/** Fields of the profile form in the order of the page; saving names them in this order. */
export const profileFields = [
  'firstName',
  'lastName',
  'title',
  'email',
  'extension',
  'role',
  'timeZone',
  'language',
  'e911Address',
] as const;
export type ProfileField = (typeof profileFields)[number];

/** Form schema of the profile: the contract's rules, every field present (PPL-05). */
export const profileSchema = v.required(v.pick(teammateChangeSchema, profileFields));

/** What the profile form edits. */
export type ProfileValues = Pick<Teammate, ProfileField>;

/** The same members without their rules: a draft may hold what is not valid yet. */
export const typedProfileSchema: v.GenericSchema<unknown, ProfileValues> = v.object({
  firstName: v.string(),
  lastName: v.string(),
  title: v.string(),
  email: v.string(),
  extension: v.string(),
  role: roleSchema,
  timeZone: v.string(),
  language: v.nullable(v.string()),
  e911Address: v.nullable(serviceAddressSchema),
});

/** The email to edit: one that waits for its confirmation comes before the present one (OP-45). */
export function editedEmail(person: Pick<Teammate, 'email' | 'pendingEmail'>): string {
  return person.pendingEmail ?? person.email;
}

/** The editable part of a person. */
export function valuesOf(person: Teammate): ProfileValues {
  const { firstName, lastName, title, extension, role, timeZone, language, e911Address } = person;
  const email = editedEmail(person);
  return { firstName, lastName, title, email, extension, role, timeZone, language, e911Address };
}
