import {
  formatInvalid,
  isEmergencyNumber,
  refusals,
  type RefusedField,
  required,
} from '@jackfield/contract';
import { maskPhone, type PhoneCountry } from '@jackfield/domain';
import { phoneCountryOf } from '@jackfield/domain/dialing';
import { isStoredPhone, isTooLong, readPhoneNumber } from '@jackfield/domain/phone-numbers';
import { t } from '@jackfield/runtime';
import { phoneMessages } from './messages.ts';

/** Invisible marks of right-to-left text, as copied numbers carry them. */
const marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What follows a number in a signature: an extension is no part of it. */
const extension = /(?:#|;|,|x|ext).*$/is;

/** What stands before a number, such as the name of a link: tel:+60123456789. */
const beforeNumber = /^[^\d+]+/;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Digits in any writing as plain text, without what is no part of a number. */
function cleanPhone(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(marks, '');
  return plain.replace(beforeNumber, '').replace(extension, '');
}

/** A number in international format as the field shows it; half a prefix has no mask yet. */
export function shownPhone(value: string, of: PhoneCountry): string {
  return value.startsWith(`+${of.prefix}`) ? maskPhone(value, of) : value;
}

/** What was typed or pasted, as country and number in international format, or nothing. */
export interface TypedPhone {
  readonly of: PhoneCountry;
  readonly value: string;
}

/**
 * Reads what was typed or pasted in any common form, whole or not yet. A number that starts with a
 * plus sign and another country's prefix changes the country. `isWhole` says that no digit is to
 * come.
 */
export function readPhone(text: string, of: PhoneCountry, isWhole = false): TypedPhone {
  const clean = cleanPhone(text).trim();
  const digits = digitsOf(clean);
  const isInternational = clean.startsWith('+');
  if (digits === '') return { of, value: isInternational ? '+' : '' };
  if (!isInternational) return readNational(digits, of, true);
  const its = digits.startsWith(of.prefix) ? of : phoneCountryOf(digits);
  // The first digits of a prefix: whose it is, the next ones tell.
  if (its === null) return { of, value: `+${digits}` };
  return readNational(digits.slice(its.prefix.length), its, isWhole);
}

/** What people type before the digits under a mask: no number of its country begins like that. */
const beforeMask: Readonly<Record<string, RegExp>> = {
  USA: /^1/,
  CAN: /^1/,
  MYS: /^(?:60|0(?=[1-9]))/,
};

/** The digits behind a prefix as a number of its country, which may have been typed once more. */
function readNational(typed: string, of: PhoneCountry, isWhole: boolean): TypedPhone {
  const national = typed.replace(beforeMask[of.country] ?? '', '');
  const prefix = `+${of.prefix}`;
  const value = `${prefix}${national}`;
  const read = readPhoneNumber(national, of.country);
  if (read === null) return { of, value };
  // Until the last digit, what looks like a local number or a repeated prefix may become another number.
  const isOwn = read.startsWith(prefix) && national.endsWith(read.slice(prefix.length));
  const isRepeated = read === `+${national}`;
  if ((!isOwn || isRepeated) && !isWhole && !isTooLong(value)) return { of, value };
  return { of: phoneCountryOf(read, of.country) ?? of, value: read };
}

/** Why a number is refused (VAL-04, VAL-05), or null. */
export function phoneFault(value: string, field: RefusedField): string | null {
  if (value === '') return required(field)();
  if (isEmergencyNumber(value)) return t(refusals.emergency);
  if (isStoredPhone(value)) return null;
  return isTooLong(value) ? t(phoneMessages.tooLong) : formatInvalid(field)();
}
