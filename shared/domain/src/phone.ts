import type { AccountCountry } from '@jackfield/contract';

export interface PhoneCountry {
  /** ISO 3166 alpha-3. */
  country: string;
  /** Dialing prefix in digits. */
  prefix: string;
}

/** Preselected where no account is known (VAL-09, OP-129). */
export const defaultPhoneCountry: AccountCountry = 'USA';

const masks: Record<AccountCountry, (national: string) => string> = {
  USA: northAmerican,
  CAN: northAmerican,
  MYS: malaysian,
};

const isMasked = (country: string): country is AccountCountry => Object.hasOwn(masks, country);

function northAmerican(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!area) return '+1 ';
  if (!exchange) return `+1 (${area}${area.length === 3 ? ') ' : ''}`;
  return `+1 (${area}) ${exchange}${line ? `-${line}` : ''}`;
}

/** Areas of one digit, such as 4 for Penang, have lines of seven. */
function malaysian(digits: string): string {
  const start = /^[4-79]/.test(digits) ? 1 : 2;
  const end = start + (digits.length - start > 7 ? 4 : 3);
  const [area, exchange, line] = [
    digits.slice(0, start),
    digits.slice(start, end),
    digits.slice(end),
  ];
  return `+60 ${area}${exchange ? `-${exchange}` : ''}${line ? ` ${line}` : ''}`;
}

/** Digits of what was typed, without the country's prefix. */
export function nationalDigits(text: string, { country, prefix }: PhoneCountry): string {
  const digits = text.replaceAll(/\D/g, '');
  const isInternational = text.trimStart().startsWith('+');
  const hasPrefix =
    isInternational || (country !== 'MYS' && digits.length === 11) || digits.length > 11;
  const national = hasPrefix && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
  return country === 'MYS' ? national.replace(/^0(?=[1-9])/, '') : national;
}

/**
 * The mask while a person types (VAL-06, VAL-07): '+1 (251) 555-0100', '+60 12-345 6789'. Digits
 * that no number has room for stay at its end.
 */
export function maskPhone(text: string, of: PhoneCountry): string {
  const digits = nationalDigits(text, of);
  return isMasked(of.country) ? masks[of.country](digits) : `+${of.prefix}${digits}`;
}

let readers: AccountCountry = defaultPhoneCountry;

/** Says whose account reads: Malaysians see their own numbers as they dial them. */
export function showPhonesIn(country: AccountCountry): void {
  readers = country;
}

/** As Malaysians write their numbers: areas have one digit, those of East Malaysia and mobiles two. */
function asInMalaysia(digits: string): string {
  const shared = /^(1[3-8]00)(\d\d)(\d{4})$/.exec(digits);
  if (shared) return `1-${shared[1]?.slice(1)}-${shared[2]}-${shared[3]}`;
  const area = digits.slice(0, /^[18]/.test(digits) ? 2 : 1);
  const line = digits.slice(area.length);
  const half = line.length > 7 ? 4 : 3;
  const trunk = readers === 'MYS' ? '0' : '+60 ';
  return `${trunk}${area}-${line.slice(0, half)} ${line.slice(half)}`;
}

/** A country's prefix: no prefix begins another, so its first digits say how many it has. */
const countryPrefix = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Prefix, then threes with the last ones as fours: how people read a plan that they don't know. */
function abroad(digits: string): string {
  const [prefix = ''] = countryPrefix.exec(digits) ?? [];
  const national = digits.slice(prefix.length);
  const fours = national.length % 3;
  const threes = Math.max(0, (national.length - 4 * fours) / 3);
  const groups = new RegExp(`^${'(\\d{3})'.repeat(threes)}${'(\\d{4})'.repeat(fours)}$`).exec(
    national,
  );
  return `+${[prefix, ...(groups?.slice(1) ?? [national])].join(' ')}`;
}

/**
 * A stored number as people read it: '+1 (251) 555-0100'; of Malaysia '03-2155 0112' in an account
 * there and '+60 3-2155 0112' elsewhere (OP-128); others in groups, '+91 225 555 0110'.
 */
export function formatPhone(stored: string | null): string {
  if (!stored) return '';
  const digits = stored.replaceAll(/\D/g, '');
  if (/^1\d{10}$/.test(digits)) return northAmerican(digits.slice(1));
  if (/^60\d{8,10}$/.test(digits)) return asInMalaysia(digits.slice(2));
  return /^\+\d{4,15}$/.test(stored) ? abroad(digits) : stored;
}

/** @deprecated Live versions of areas take it. Take `code` of `countries` instead. */
export const maskedPrefixes: Record<AccountCountry, string> = { USA: '1', CAN: '1', MYS: '60' };

/** @deprecated Live versions of areas take it. Take `isStoredPhone` of `phone-numbers` instead. */
export function isPhone(text: string, of: PhoneCountry): boolean {
  const digits = nationalDigits(text, of);
  if (of.country === 'MYS') return /^[1-9]\d{7,9}$/.test(digits);
  if (isMasked(of.country)) return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
  const whole = of.prefix.length + digits.length;
  return digits.length > 0 && whole >= 7 && whole <= 15;
}

/** @deprecated Live versions of areas take it. Take `readPhoneNumber` of `phone-numbers` instead. */
export const storedPhone = (text: string, of: PhoneCountry): string =>
  `+${of.prefix}${nationalDigits(text, of)}`;
