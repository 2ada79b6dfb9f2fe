import { type FieldError, passwordSchema } from '@jackfield/contract';
import { t } from '@jackfield/texts';
import * as v from 'valibot';
import { isCommonPassword, withoutDisguise } from './common-passwords.ts';
import { texts } from './texts.ts';

/** Whose password it is going to be: words that guessers try first. */
export interface PasswordOwner {
  email: string;
  companyName: string;
}

/** Shorter words would refuse too many good passwords. */
const shortestWord = 4;

function contains(password: string, word: string): boolean {
  const plain = word.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '');
  if (plain.length < shortestWord) return false;
  const squeezed = password.toLowerCase().replace(/[^\p{L}\p{Nd}]/gu, '');
  const letters = withoutDisguise(plain);
  return (
    squeezed.includes(plain) ||
    (letters.length >= shortestWord && withoutDisguise(password).includes(letters))
  );
}

/** The company's whole name and its first word, which is how people shorten it. */
function companyWords(companyName: string): string[] {
  return [companyName, companyName.trim().split(/\s+/u)[0] ?? ''];
}

/**
 * What is wrong with a new password, as field errors; empty when it may be used (VAL-18). Common
 * passwords, the company's name and the name part of the own address are refused with a reason.
 * @param field name of the body member that the errors point to
 */
export function passwordErrors(
  password: string,
  owner: PasswordOwner,
  field = 'newPassword',
): FieldError[] {
  const rule = v.safeParse(passwordSchema, password);
  if (!rule.success) return [{ code: 'PASSWORD', field, message: rule.issues[0].message }];
  if (contains(password, owner.email.split('@')[0] ?? ''))
    return [{ code: 'PASSWORDEMAIL', field, message: t(texts.passwordEmail) }];
  if (companyWords(owner.companyName).some((word) => contains(password, word)))
    return [{ code: 'PASSWORDCOMPANY', field, message: t(texts.passwordCompany) }];
  if (isCommonPassword(password))
    return [{ code: 'PASSWORDCOMMON', field, message: t(texts.passwordCommon) }];
  return [];
}
