import { countries } from './countries.ts';
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
 * share one, such as USA and Canada. Null where no country has it.
 */
export function countryOfNumber(stored: string, preferred: string): string | null {
  let best: { country: string; length: number } | null = null;
  for (const { countryAlpha3Code: country, code } of countries) {
    for (const prefix of code) {
      if (!stored.startsWith(`+${prefix}`)) continue;
      const isLonger = best === null || prefix.length > best.length;
      const isWished = best?.length === prefix.length && isFirst(country, best.country, preferred);
      if (isLonger || isWished) best = { country, length: prefix.length };
    }
  }
  return best && isNumberOf(stored, best.country) ? best.country : null;
}

/** Among sharers of a prefix the wished one is first, then the USA for North America. */
function isFirst(country: string, other: string, preferred: string): boolean {
  if (other === preferred) return false;
  return country === preferred || country === 'USA';
}

/** Name of a country in English by its alpha-3 code; the code where there is none. */
export function countryName(code: string): string {
  return countries.find(({ countryAlpha3Code }) => countryAlpha3Code === code)?.country ?? code;
}
