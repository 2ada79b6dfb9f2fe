import * as v from 'valibot';

const passwordText =
  'Password must at least 8 characters with one uppercase letter, one lowercase letter, one number and one special character.';

/** Password rule of the product (VAL-18); at most 128 characters, no trimming. */
export const passwordSchema = v.pipe(
  v.string(),
  v.minLength(8, passwordText),
  v.maxLength(128, 'The password field may not be greater than 128 characters.'),
  v.regex(/\p{Lu}/u, passwordText),
  v.regex(/\p{Ll}/u, passwordText),
  v.regex(/\p{Nd}/u, passwordText),
  v.regex(/[^\p{L}\p{Nd}]/u, passwordText),
);

/** Shown when the repeated password differs (VAL-20). */
export const confirmedText = 'Password and confirm password does not match.';
