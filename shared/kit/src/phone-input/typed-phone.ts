import {
  formatInvalid,
  isEmergencyNumber,
  refusals,
  type RefusedField,
  required,
} from '@jackfield/contract';
import { maskPhone, type PhoneCountry } from '@jackfield/domain';
import { phoneCountryOf } from '@jackfield/domain/dialing';
import {
  isDialable,
  isStoredPhone,
  isTooLong,
  type NumberFault,
  plainPhone,
  readPhoneNumber,
  readWritten,
} from '@jackfield/domain/phone-numbers';
import { t } from '@jackfield/runtime';
import { phoneMessages } from './messages.ts';

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Whether a value is digits of a number; other texts stay as they were typed. */
export const isMasked = (value: string): boolean => /^\+\d*$/.test(value);

/** A number in international format as the field shows it; half a prefix has no mask yet. */
export function shownPhone(value: string, of: PhoneCountry): string {
  return isMasked(value) && value.startsWith(`+${of.prefix}`) ? maskPhone(value, of) : value;
}

/**
 * What was typed or pasted: country and number in international format, nothing, or the text itself
 * where it is more than a number.
 */
export interface TypedPhone {
  readonly of: PhoneCountry;
  readonly value: string;
}

/**
 * Reads what was typed or pasted in any common form, whole or not yet. A number that starts with a
 * plus sign and another country's prefix changes the country. `isWhole` says that no digit is to
 * come: then what stands around a number is understood, or the text stays to be refused.
 */
export function readPhone(text: string, of: PhoneCountry, isWhole = false): TypedPhone {
  const clean = plainPhone(text);
  if (!isDialable(clean)) {
    const number = isWhole ? readPhoneNumber(text, of.country) : null;
    if (number === null) return { of, value: text };
    return { of: phoneCountryOf(number, of.country) ?? of, value: number };
  }
  const digits = digitsOf(clean);
  const isInternational = /^\D*\+/.test(clean);
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

/** Why what was written is no number, in words; undefined where nothing more can be said of it. */
export const writtenFault = (fault: NumberFault): string | undefined =>
  fault === 'invalid' ? undefined : t(phoneMessages[fault]);

/** Why a number is refused (VAL-04, VAL-05), or null; also of a text that is more than a number. */
export function phoneFault(value: string, field: RefusedField): string | null {
  if (value === '') return required(field)();
  if (isEmergencyNumber(value)) return t(refusals.emergency);
  if (isStoredPhone(value)) return null;
  const read = readWritten(value);
  return writtenFault('fault' in read ? read.fault : 'invalid') ?? formatInvalid(field)();
}
