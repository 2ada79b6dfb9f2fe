import type { AccountCountry } from '@jackfield/contract';
import { regionName, regions } from './regions.ts';

/** Codes of limit types, stored as the source of a phone number (ENUM-13, OP-124). */
export const limitTypes = { BANDWIDTH: 1, LOCALNUMBER: 2, TIME: 3, PORTIN: 4 } as const;

/** Toll-free prefixes of the USA and Canada, in the order in which they are offered (NUM-21). */
export const tollFreePrefixes = ['800', '833', '844', '855', '866', '877', '888'] as const;

/** Preset toll-free prefix (NUM-21). */
export const defaultTollFreePrefix = '877';

/** Where a search for local numbers starts; `region` is a postal abbreviation. */
export interface NumberPlace {
  readonly region: string | null;
  readonly areaCode: string;
}

const places: Record<AccountCountry, NumberPlace> = {
  USA: { region: 'AL', areaCode: '251' },
  CAN: { region: null, areaCode: '416' },
  MYS: { region: 'KUL', areaCode: '03' },
};

/** The preset place of a country (NUM-22 to NUM-24, OP-69). */
export const defaultPlace = (country: AccountCountry): NumberPlace => places[country];

const regionOf = (country: AccountCountry, postalAbbr: string) =>
  regions[country].find((region) => region.postalAbbr === postalAbbr);

/** Area codes of a region; none where the regions of a country carry none (Canada). */
export function areaCodesOf(country: AccountCountry, postalAbbr: string): string[] {
  return (regionOf(country, postalAbbr)?.areaCodes ?? []).map(String);
}

/** Whether a text can be an area code: three digits from 2 to 9, in Malaysia 0 and one or two digits. */
export function isAreaCode(country: AccountCountry, text: string): boolean {
  return country === 'MYS' ? /^0[1-9]\d?$/.test(text) : /^[2-9]\d{2}$/.test(text);
}

/** Whether a stored number is toll-free in the USA and Canada. */
export function isTollFreeNumber(stored: string): boolean {
  return tollFreePrefixes.some((prefix) => stored.startsWith(`+1${prefix}`));
}

/** Name of the region whose area code a stored number has; empty where none or several have it. */
export function regionOfNumber(stored: string, country: AccountCountry): string {
  const digits = country === 'MYS' ? stored.replace('+60', '0') : stored.replace('+1', '');
  const owners = regions[country].filter(({ areaCodes }) =>
    areaCodes.some((code) => digits.startsWith(String(code))),
  );
  const [owner] = owners;
  return owner && owners.length === 1 ? regionName(owner) : '';
}
