import { later } from '@jackfield/texts';
import * as v from 'valibot';
import { atMost, refusals } from './refusals.ts';

const passwordText = later(refusals.password);

/** Password rule of the product (VAL-18); at most 128 characters, no trimming. */
export const passwordSchema = v.pipe(
  v.string(),
  v.minLength(8, passwordText),
  atMost('password', 128),
  v.regex(/\p{Lu}/u, passwordText),
  v.regex(/\p{Ll}/u, passwordText),
  v.regex(/\p{Nd}/u, passwordText),
  v.regex(/[^\p{L}\p{Nd}]/u, passwordText),
);

/**
 * English of the refusal of a repeated password that differs (VAL-20).
 *
 * @deprecated `refusals.confirmed` is said in every language; released remotes take this.
 */
export const confirmedText = refusals.confirmed.message;
