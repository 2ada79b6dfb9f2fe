import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import { countries } from './countries.ts';
import { phoneCountryOf } from './dialing.ts';

const alpha2 = new Map(
  countries.map(({ countryAlpha3Code, countryCode }) => [countryAlpha3Code, countryCode]),
);

/** Length of a number in international format that is stored (VAL-08). */
const storable = /^\+\d{7,15}$/;

/**
 * What somebody wrote as a number in international format (VAL-08, ENT-26): with a plus sign, or as
 * it is dialed within a country (alpha-3) or from there abroad. Null for what is no number of the
 * country that it leads to (VAL-05, OP-128).
 */
export function readPhoneNumber(written: string, country = ''): string | null {
  const code = alpha2.get(country) ?? '';
  const read = parsePhoneNumberFromString(
    written,
    isSupportedCountry(code) ? { defaultCountry: code } : {},
  );
  if (!read?.isValid() || !storable.test(read.number)) return null;
  return phoneCountryOf(read.number) ? read.number : null;
}

/** Whether a number in international format is one of its country (VAL-05, OP-128). */
export function isStoredPhone(stored: string): boolean {
  return storable.test(stored) && readPhoneNumber(stored) === stored;
}

/** Whether a number in international format has more digits than any of its country. */
export function isTooLong(stored: string): boolean {
  return validatePhoneNumberLength(stored) === 'TOO_LONG';
}

/** Whether a stored number is one of a country, by prefix and form (VAL-05); alpha-3. */
export function isNumberOf(stored: string, country: string): boolean {
  const found = countries.find(({ countryAlpha3Code }) => countryAlpha3Code === country);
  return (
    isStoredPhone(stored) && (found?.code ?? []).some((prefix) => stored.startsWith(`+${prefix}`))
  );
}

/**
 * Country of a stored number, alpha-3, by its longest prefix; `preferred` wins among countries that
 * share one, such as USA and Canada. Null where the number is none of its country.
 */
export function countryOfNumber(stored: string, preferred: string): string | null {
  return isStoredPhone(stored) ? (phoneCountryOf(stored, preferred)?.country ?? null) : null;
}
