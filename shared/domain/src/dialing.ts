import type { AccountCountry } from '@jackfield/contract';
import { countries } from './countries.ts';
import { isSourceLanguage, perLocale } from './locale.ts';
import { compareNames } from './names.ts';
import { defaultPhoneCountry, type PhoneCountry } from './phone.ts';

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

/** Countries that an account calls as its own: USA and Canada share a numbering area. */
export const homeCountries: Record<AccountCountry, readonly string[]> = {
  USA: ['USA', 'CAN'],
  CAN: ['USA', 'CAN'],
  MYS: ['MYS'],
};

/** Digits of the shortest number that has a country (VAL-08); extensions and calls for help have less. */
const shortest = 7;

/**
 * The country abroad that a number is in by its prefix, alpha-3, whether or not it is one that we
 * know as valid; null at home and where there is none, as of an extension or 911.
 */
export function countryAbroad(to: string, account: AccountCountry): string | null {
  if (to.replaceAll(/\D/g, '').length < shortest) return null;
  const country = phoneCountryOf(to)?.country ?? null;
  return country !== null && homeCountries[account].includes(country) ? null : country;
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

const regionNames = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

type CountryCode = 'countryAlpha3Code' | 'countryCode';

/**
 * Name of a country in the active language by its alpha-3 code, or its alpha-2 code where that is
 * said; the code where there is none. English has the names of the list of countries.
 */
export function countryName(code: string, key: CountryCode = 'countryAlpha3Code'): string {
  const found = countries.find((country) => country[key] === code);
  if (found === undefined) return code;
  return isSourceLanguage()
    ? found.country
    : (regionNames().of(found.countryCode) ?? found.country);
}

const choicesOf = perLocale((_locale, key: CountryCode) =>
  countries
    .map(({ [key]: value }) => ({ value, label: countryName(value, key) }))
    .toSorted((one, other) => compareNames(one.label, other.label)),
);

/** Countries to choose from, by their names in the active language. */
export const countryChoices = (key: CountryCode = 'countryAlpha3Code') => choicesOf(key);
