import type { AccountCountry } from '@jackfield/contract';
import type { NumberProviderId } from '@jackfield/contract/api/number';
import { tollFreePrefixes } from '@jackfield/domain/number-search';
import { regions } from '@jackfield/domain/regions';
import type { NumberSearch } from './provider.ts';

/** Area codes in use in Canada, whose regions carry none (NUM-24). */
const canada = new Set(
  `204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468
  474 506 514 519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819
  825 867 873 879 902 905 942`.split(/\s+/),
);

const ofRegions = (country: AccountCountry) =>
  new Set(regions[country].flatMap(({ areaCodes }) => areaCodes.map(String)));

const local: Record<AccountCountry, ReadonlySet<string>> = {
  USA: ofRegions('USA'),
  CAN: canada,
  MYS: ofRegions('MYS'),
};
const tollFree: ReadonlySet<string> = new Set(tollFreePrefixes);

/** Lines below 100 stay free, as does directory assistance. */
const firstLine = 100;
const lines = 10_000;
const directoryAssistance = 1212;

/** One line in so many is for sale. */
const density = 12;

/** FNV-1a of a text, 32 bits: the same stock on every computer, without a table of it. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return (sum ^ (sum >>> 15)) >>> 0;
}

/**
 * Beginning of the numbers of an area code: the exchange 555, which no carrier gives to people, or
 * in Malaysia what of 2155 fills the number: nine digits in area 3, eight in others. Null for a code
 * that the country does not have.
 */
export function prefixOf(
  country: AccountCountry,
  areaCode: string,
  isTollFree: boolean,
): string | null {
  const isNorthAmerican = country !== 'MYS';
  const codes = isTollFree && isNorthAmerican ? tollFree : local[country];
  if (!codes.has(areaCode) || (isTollFree && !isNorthAmerican)) return null;
  if (isNorthAmerican) return `+1${areaCode}555`;
  const area = areaCode.slice(1);
  return `+60${area}${'2155'.slice(0, (area === '3' ? 5 : 4) - area.length)}`;
}

/** Which provider sells a number: bandwidth three of four, and none in Malaysia. */
function sellerOf(number: string): NumberProviderId {
  if (number.startsWith('+60')) return 'localNumber';
  return hash(`seller ${number}`) % 4 === 0 ? 'localNumber' : 'bandwidth';
}

/** Whether a provider has a number of the embedded stock. */
export function isStocked(number: string, provider: NumberProviderId): boolean {
  const line = Number(number.slice(-4));
  if (line < firstLine || line === directoryAssistance) return false;
  return hash(number) % density === 0 && sellerOf(number) === provider;
}

/** Numbers of a provider under a prefix with some digits in ascending order, after a given one. */
export function stockOf(
  prefix: string,
  provider: NumberProviderId,
  { limit, startAfter, digits = '' }: Pick<NumberSearch, 'limit' | 'startAfter' | 'digits'>,
): string[] {
  const isOfPrefix = startAfter?.startsWith(prefix) === true;
  const found: string[] = [];
  let line = isOfPrefix ? Number(startAfter.slice(-4)) + 1 : firstLine;
  for (; line < lines && found.length < limit; line += 1) {
    const last = String(line).padStart(4, '0');
    if (last.includes(digits) && isStocked(prefix + last, provider)) found.push(prefix + last);
  }
  return found;
}

/** What a number of the stock is in an account of a country; null when it is of none. */
export function placeOfNumber(
  number: string,
  country: AccountCountry,
): { areaCode: string; isTollFree: boolean } | null {
  const of = (areaCode: string, isTollFree: boolean) => {
    const prefix = prefixOf(country, areaCode, isTollFree);
    const isHere = prefix !== null && number.slice(0, -4) === prefix;
    return isHere ? { areaCode, isTollFree } : null;
  };
  if (country !== 'MYS') {
    const areaCode = number.slice(2, 5);
    return of(areaCode, false) ?? of(areaCode, true);
  }
  return of(`0${number.slice(3, 4)}`, false) ?? of(`0${number.slice(3, 5)}`, false);
}
