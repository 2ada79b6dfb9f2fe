import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { compareNames } from '@jackfield/domain';

/** What part of the deck is asked for, and in which order. */
export interface WantedRates {
  readonly search?: string | undefined;
  readonly isAllowed?: 'true' | 'false' | undefined;
  readonly sortBy?: 'name' | 'displayDialingCode' | 'rate' | 'isAllowed' | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
}

type Compare = (one: RateDeckEntry, other: RateDeckEntry) => number;

const orders: Record<NonNullable<WantedRates['sortBy']>, Compare> = {
  name: () => 0,
  displayDialingCode: (one, other) =>
    compareNames(one.displayDialingCode, other.displayDialingCode),
  rate: (one, other) => one.rate - other.rate || one.highestRate - other.highestRate,
  isAllowed: (one, other) => Number(other.isAllowed) - Number(one.isAllowed),
};

/** Entries whose name or code holds the text; a number may be written with or without its plus. */
export function matching(deck: readonly RateDeckEntry[], search = ''): RateDeckEntry[] {
  const wanted = search.trim().toLowerCase();
  return deck.filter(
    ({ name, displayDialingCode }) =>
      name.toLowerCase().includes(wanted) || displayDialingCode.includes(wanted),
  );
}

/** Entries under search and filter, in their order; equals go by name. */
export function narrowed(deck: readonly RateDeckEntry[], wanted: WantedRates): RateDeckEntry[] {
  const { search, isAllowed, sortBy = 'name', direction = 'asc' } = wanted;
  const sign = direction === 'asc' ? 1 : -1;
  const compare: Compare = (one, other) =>
    sign * (orders[sortBy](one, other) || compareNames(one.name, other.name));
  return matching(deck, search)
    .filter((entry) => isAllowed === undefined || entry.isAllowed === (isAllowed === 'true'))
    .toSorted(compare);
}
