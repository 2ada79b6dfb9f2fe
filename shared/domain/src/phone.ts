import type { AccountCountry } from '@jackfield/contract';

export interface PhoneCountry {
  /** ISO 3166 alpha-3. */
  country: string;
  /** Dialing prefix in digits. */
  prefix: string;
}

/** Preselected where no account is known (VAL-09, OP-129). */
export const defaultPhoneCountry: AccountCountry = 'USA';

/** Countries whose numbers have a mask (OP-128). */
export const maskedPrefixes: Record<AccountCountry, string> = { USA: '1', CAN: '1', MYS: '60' };

const isMasked = (country: string): country is AccountCountry =>
  Object.hasOwn(maskedPrefixes, country);
const digitsOf = (text: string) => text.replace(/\D/g, '');

function northAmerican(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)];
  if (!area) return '+1 ';
  if (!exchange) return `+1 (${area}${area.length === 3 ? ') ' : ''}`;
  return `+1 (${area}) ${exchange}${line ? `-${line}` : ''}`;
}

function malaysian(digits: string): string {
  const middle = digits.length > 9 ? 4 : 3;
  const [area, exchange, line] = [
    digits.slice(0, 2),
    digits.slice(2, 2 + middle),
    digits.slice(2 + middle, 10),
  ];
  return `+60 ${area}${exchange ? `-${exchange}` : ''}${line ? ` ${line}` : ''}`;
}

/** Digits of what was typed, without the country's prefix. */
export function nationalDigits(text: string, { country, prefix }: PhoneCountry): string {
  const digits = digitsOf(text);
  const isInternational = text.trimStart().startsWith('+');
  const hasPrefix =
    isInternational || (country !== 'MYS' && digits.length === 11) || digits.length > 11;
  const national = hasPrefix && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  return country === 'MYS' ? national.replace(/^0/, '') : national;
}

/** The mask while a person types (VAL-06, VAL-07): '+1 (251) 555-0100', '+60 12-345 6789'. */
export function maskPhone(text: string, of: PhoneCountry): string {
  const digits = nationalDigits(text, of);
  if (!isMasked(of.country)) return `+${of.prefix}${digits.slice(0, 15 - of.prefix.length)}`;
  return of.country === 'MYS' ? malaysian(digits.slice(0, 10)) : northAmerican(digits.slice(0, 10));
}

/** Whether the national digits fit the country (VAL-05, OP-128). */
export function isPhone(text: string, of: PhoneCountry): boolean {
  const digits = nationalDigits(text, of);
  if (of.country === 'MYS') return /^[1-9]\d{8,9}$/.test(digits);
  if (isMasked(of.country)) return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
  const whole = of.prefix.length + digits.length;
  return digits.length > 0 && whole >= 7 && whole <= 15;
}

/** The stored form: plus sign, prefix, digits (VAL-08, ENT-26). */
export const storedPhone = (text: string, of: PhoneCountry): string =>
  `+${of.prefix}${nationalDigits(text, of)}`;

/** A stored number as shown; numbers without a mask stay as they are. */
export function formatPhone(stored: string | null): string {
  if (!stored) return '';
  const digits = digitsOf(stored);
  if (/^1\d{10}$/.test(digits)) return northAmerican(digits.slice(1));
  if (/^60\d{9,10}$/.test(digits)) return malaysian(digits.slice(2));
  return stored;
}
