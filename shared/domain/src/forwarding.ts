import type { AccountCountry } from '@jackfield/contract';
import { countries } from './countries.ts';
import { defaultPhoneCountry, isPhone, type PhoneCountry } from './phone.ts';

/** The country that people mean by a prefix which several share. */
const mainCountries: Readonly<Record<string, string>> = {
  '1': defaultPhoneCountry,
  '7': 'RUS',
  '39': 'ITA',
  '44': 'GBR',
  '47': 'NOR',
  '61': 'AUS',
  '212': 'MAR',
  '262': 'REU',
  '358': 'FIN',
  '590': 'GLP',
  '599': 'CUW',
};

const byPrefix = Map.groupBy(
  countries.flatMap(({ code, countryAlpha3Code }) =>
    code.map((prefix) => ({ prefix, country: countryAlpha3Code })),
  ),
  ({ prefix }) => prefix,
);
const longestPrefix = Math.max(...[...byPrefix.keys()].map((prefix) => prefix.length));

/**
 * Country of a number in international format, by the longest prefix that fits; `preferred` wins
 * among countries with the same one. Null when no country has such a prefix.
 */
export function phoneCountryOf(stored: string, preferred?: string): PhoneCountry | null {
  const digits = stored.replaceAll(/\D/g, '');
  for (let length = Math.min(longestPrefix, digits.length); length > 0; length -= 1) {
    const prefix = digits.slice(0, length);
    const sharing = byPrefix.get(prefix)?.map(({ country }) => country) ?? [];
    const wanted = [preferred, mainCountries[prefix]].find((each) => sharing.includes(each ?? ''));
    const country = wanted ?? sharing[0];
    if (country !== undefined) return { country, prefix };
  }
  return null;
}

/** Digits of a number in international format from which `phoneCountryOf` tells its country. */
export const countryDigits = longestPrefix;
/** Every prefix of a country, in digits. */
export const dialingPrefixes: readonly string[] = [...byPrefix.keys()];

/**
 * How the numbers of a country begin: with one of `within` and none of `without`, in digits, as
 * `phoneCountryOf` judges them.
 */
export function prefixesOf(country: string): { within: string[]; without: string[] } {
  const isOwn = (prefix: string) => phoneCountryOf(prefix)?.country === country;
  const within = dialingPrefixes.filter(isOwn);
  const without = dialingPrefixes.filter(
    (prefix) => !isOwn(prefix) && within.some((own) => prefix.startsWith(own)),
  );
  return { within, without };
}

/** Whether a number in international format fits its country (VAL-05, OP-128). */
export function isStoredPhone(stored: string): boolean {
  const of = /^\+\d+$/.test(stored) ? phoneCountryOf(stored) : null;
  return of !== null && isPhone(stored, of);
}

/**
 * Where calls to a number go as seen from an account: `home` is its own numbering area, USA and
 * Canada share one; `refused` is what nobody forwards to: premium rates, satellites and service
 * codes such as 911.
 */
export type ForwardReach = 'home' | 'international' | 'refused' | 'invalid';

const satellites = ['870', '881', '882', '883'];
const premium = [/^\+1900/, /^\+1\d{3}976/, /^\+60600/];
/** No area code ends in 11: they are 211 to 911, the service and emergency codes. */
const serviceCode = /^\+1[2-9]11/;
const homeCountries: Record<AccountCountry, readonly string[]> = {
  USA: ['USA', 'CAN'],
  CAN: ['USA', 'CAN'],
  MYS: ['MYS'],
};

/** Judges a number in international format as target of forwarded calls. */
export function forwardReach(stored: string, account: AccountCountry): ForwardReach {
  if (satellites.some((prefix) => stored.startsWith(`+${prefix}`))) return 'refused';
  if ([...premium, serviceCode].some((pattern) => pattern.test(stored))) return 'refused';
  if (!isStoredPhone(stored)) return 'invalid';
  const { country = '' } = phoneCountryOf(stored) ?? {};
  return homeCountries[account].includes(country) ? 'home' : 'international';
}
