import type { AccountCountry } from '@jackfield/contract';
import type { OfferedNumber } from '@jackfield/contract/api/number';
import type { NumberType } from '@jackfield/domain';
import {
  areaCodesOf,
  defaultPlace,
  defaultTollFreePrefix,
  isAreaCode,
} from '@jackfield/domain/number-search';

/** Whether a number is wanted, and which; `number` is null until one is proposed (NUM-14). */
export interface NumberChoice {
  readonly wanted: boolean;
  readonly number: OfferedNumber | null;
}

/** No number (OP-67). */
export const noNumber: NumberChoice = { wanted: false, number: null };

/** A number, of which the picker proposes the first suggestion. */
export const numberWanted: NumberChoice = { wanted: true, number: null };

/** What the chooser asks for. */
export interface NumberPlace {
  readonly type: NumberType;
  /** Postal abbreviation of the state; null where a country is searched without (Canada). */
  readonly region: string | null;
  /** As typed; it may not be one yet. */
  readonly areaCode: string;
  readonly prefix: string;
  /** Digits that the last four have in a row; empty for any. */
  readonly digits: string;
}

/** Where a search of a country starts (NUM-21 to NUM-24). */
export function startPlace(country: AccountCountry): NumberPlace {
  return { type: 'local', ...defaultPlace(country), prefix: defaultTollFreePrefix, digits: '' };
}

/** The same search in another state, at its first area code. */
export function inRegion(place: NumberPlace, country: AccountCountry, region: string): NumberPlace {
  return { ...place, region, areaCode: areaCodesOf(country, region)[0] ?? '' };
}

/** What a place means to the server. */
export interface SuggestionSearch {
  readonly country: AccountCountry;
  readonly areaCode: string;
  readonly isTollFree: boolean;
  readonly digits: string;
}

/** The search of a place; null while its area code cannot be one. */
export function searchOf(place: NumberPlace, country: AccountCountry): SuggestionSearch | null {
  const { areaCode, prefix, digits } = place;
  if (place.type === 'tollFree') return { country, areaCode: prefix, isTollFree: true, digits };
  return isAreaCode(country, areaCode) ? { country, areaCode, isTollFree: false, digits } : null;
}
