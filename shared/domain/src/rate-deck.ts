import { compareNames } from './names.ts';

/** A price of calls abroad as it is stored: a country has several, by dialing code and kind of line. */
export interface Rate {
  readonly name: string;
  /** ISO 3166 alpha-3. */
  readonly country: string;
  /** In digits. */
  readonly dialingCode: string;
  /** Of a minute. */
  readonly rate: number;
}

/** All prices of one name (ENT-12). */
export interface MergedRate {
  readonly name: string;
  readonly country: string;
  /** '+55', with commas between where there are several. */
  readonly displayDialingCode: string;
  readonly lowest: number;
  readonly highest: number;
}

function merge(rates: readonly [Rate, ...Rate[]]): MergedRate {
  const [{ name, country }] = rates;
  const codes = [...new Set(rates.map(({ dialingCode }) => `+${dialingCode}`))].toSorted();
  const prices = rates.map(({ rate }) => rate);
  return {
    name,
    country,
    displayDialingCode: codes.join(', '),
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
  };
}

/** Prices of the same name as one, with all their codes, sorted by name (ENT-12). */
export function mergeRates(rates: readonly Rate[]): MergedRate[] {
  const byName = Map.groupBy(rates, ({ name }) => name);
  return [...byName.values()]
    .map(([first, ...others]) => merge([first as Rate, ...others]))
    .toSorted((one, other) => compareNames(one.name, other.name));
}
