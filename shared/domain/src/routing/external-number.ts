import type { Sentence } from '@jackfield/contract/api/routing-call';
import { countries } from '../countries.ts';
import { formatPhone } from '../phone.ts';
import { regions } from '../regions.ts';
import type { RoutingConfig } from './config.ts';
import { sentence } from './sentence.ts';
import { reasonMessages as reasons } from './sentences.ts';

const byPrefix = new Map<string, string[]>();
for (const { countryAlpha3Code, code } of countries) {
  for (const prefix of code) {
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), countryAlpha3Code]);
  }
}

const statesCodes = new Set(regions.USA.flatMap(({ areaCodes }) => areaCodes.map(String)));
const tollFree = /^8(00|33|44|55|66|77|88)/;

/** Of the countries that share +1, the United States are known by area code; toll-free is both. */
function northAmerican(national: string): readonly string[] {
  if (tollFree.test(national)) return ['USA', 'CAN'];
  return statesCodes.has(national.slice(0, 3)) ? ['USA'] : ['CAN'];
}

/** Countries that a stored number can belong to; some share a prefix such as 44. */
export function countriesOf(number: string): readonly string[] {
  for (let length = 6; length > 1; length -= 1) {
    const found = byPrefix.get(number.slice(1, 1 + length));
    if (found === undefined) continue;
    // Area codes of the states stand for Puerto Rico and Guam too, which have prefixes of their own.
    const isState = number.startsWith('+1') && statesCodes.has(number.slice(2, 5));
    return isState ? [...found, 'USA'] : found;
  }
  if (number.startsWith('+1')) return northAmerican(number.slice(2));
  return byPrefix.get(number.slice(1, 2)) ?? [];
}

const holdReasons = {
  suspended: reasons.accountSuspended,
  cancelled: reasons.accountClosed,
  trialOver: reasons.trialOver,
} as const;

/** Why a number cannot be called, or null. */
export function refusalOf(config: RoutingConfig, number: string): Sentence | null {
  if (config.hold) return sentence(holdReasons[config.hold], { number: formatPhone(number) });
  if (config.blockedNumbers.includes(number)) {
    return sentence(reasons.numberBlocked, { number: formatPhone(number) });
  }
  const { allowedCountries, country } = config;
  const possible = countriesOf(number);
  const candidates = possible.includes(country) ? [country] : possible;
  const isBlocked = (one: string) => config.blockedCountries.includes(one);
  if (candidates.some(isBlocked)) {
    return sentence(reasons.countryBlocked, { number: formatPhone(number) });
  }
  if (allowedCountries === null) return null;
  const isAllowed = (one: string) => one === country || allowedCountries.includes(one);
  return candidates.some(isAllowed)
    ? null
    : sentence(reasons.countryNotAllowed, { number: formatPhone(number) });
}
