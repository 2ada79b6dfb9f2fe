import {
  formatInvalid,
  isEmergencyNumber,
  refusals,
  type RefusedField,
  required,
} from '@jackfield/contract';
import { maskPhone, type PhoneCountry } from '@jackfield/domain';
import { isStoredPhone, phoneCountryOf } from '@jackfield/domain/forwarding';
import { t } from '@jackfield/runtime';

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
 * Reads what was typed or pasted in any common form. A number that starts with a plus sign and
 * another country's prefix changes the country.
 */
export function readPhone(text: string, of: PhoneCountry): TypedPhone {
  const clean = cleanPhone(text).trim();
  const digits = digitsOf(clean);
  if (digits === '') return { of, value: clean === '+' ? '+' : '' };
  if (clean.startsWith('+') && !digits.startsWith(of.prefix)) {
    const other = phoneCountryOf(`+${digits}`);
    if (other !== null) return { of: other, value: valueOf(`+${digits}`, other) };
    // The first digits of a prefix: whose it is, the next ones tell.
    if (!of.prefix.startsWith(digits)) return { of, value: `+${digits}` };
  }
  return { of, value: valueOf(clean, of) };
}

/** What the mask holds is what is stored, so that nobody saves digits they do not see. */
function valueOf(text: string, of: PhoneCountry): string {
  const digits = digitsOf(maskPhone(text, of));
  return digits === of.prefix ? '' : `+${digits}`;
}

/** Why a number is refused (VAL-04, VAL-05), or null. */
export function phoneFault(value: string, field: RefusedField): string | null {
  if (value === '') return required(field)();
  if (isEmergencyNumber(value)) return t(refusals.emergency);
  return isStoredPhone(value) ? null : formatInvalid(field)();
}
