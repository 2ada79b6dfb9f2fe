import { countries } from './countries.ts';
import { phoneCountryOf } from './forwarding.ts';
import { isPhone } from './phone.ts';

/** Whether a stored number is one of a country, by prefix and form (VAL-05); alpha-3. */
export function isNumberOf(stored: string, country: string): boolean {
  const found = countries.find(({ countryAlpha3Code }) => countryAlpha3Code === country);
  return (found?.code ?? []).some(
    (prefix) => stored.startsWith(`+${prefix}`) && isPhone(stored, { country, prefix }),
  );
}

/**
 * Country of a stored number, alpha-3, by its longest prefix; `preferred` wins among countries that
 * share one, such as USA and Canada. Null where the number is none of its country.
 */
export function countryOfNumber(stored: string, preferred: string): string | null {
  const of = phoneCountryOf(stored, preferred);
  return of && isPhone(stored, of) ? of.country : null;
}

/** Name of a country in English by its alpha-3 code; the code where there is none. */
export function countryName(code: string): string {
  return countries.find(({ countryAlpha3Code }) => countryAlpha3Code === code)?.country ?? code;
}
