import type { RestrictionType } from '@jackfield/contract/api/call-restriction';
import { phoneCountryOf } from './dialing.ts';

/** Countries that international calls go to, ISO 3166 alpha-3 (CRED-08). */
export const internationalCountries: readonly string[] = [
  'BRA',
  'BRN',
  'CZE',
  'DNK',
  'HKG',
  'IND',
  'JPN',
  'MAC',
  'MYS',
  'MEX',
  'MNG',
  'PHL',
  'SGP',
  'KOR',
  'SWE',
  'THA',
];

/** Those of some countries that international calls are not offered to (CRED-08). */
export const notOffered = (codes: readonly string[]): string[] =>
  codes.filter((code) => !internationalCountries.includes(code));

/** What an account may call, as it is stored (annex E7). */
export interface CallRestriction {
  /** Nothing abroad is called before the steps of annex E7 are done. */
  readonly isVerified: boolean;
  readonly restrictionType: RestrictionType;
  /** Counts with `selected`. */
  readonly allowedCountries: readonly string[];
}

/** Countries that an account may call beside its own; none of them while calls abroad are off. */
export function callableCountries({
  isVerified,
  restrictionType,
  allowedCountries,
}: CallRestriction): readonly string[] {
  if (!isVerified || restrictionType === 'domestic') return [];
  if (restrictionType === 'all') return internationalCountries;
  return internationalCountries.filter((country) => allowedCountries.includes(country));
}

/** Whether a number abroad, in international format, is in one of the countries. */
export function isInCountries(stored: string, countries: readonly string[]): boolean {
  return countries.includes(phoneCountryOf(stored)?.country ?? '');
}
