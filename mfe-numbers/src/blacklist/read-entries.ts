import type { AccountCountry } from '@jackfield/contract';
import { type BlacklistDirection, importLimit } from '@jackfield/contract/api/blacklist';
import { countries } from '@jackfield/domain/countries';
import { countryOfNumber, isNumberOf, readPhoneNumber } from '@jackfield/domain/phone-numbers';
import { linesOf } from '@jackfield/lists/csv-export';
import type { ReadLine } from '@jackfield/lists/import-dialog';
import Papa from 'papaparse';
import type { Blocked } from './blacklist-calls.ts';

export interface ReadEntries {
  lines: readonly ReadLine<Blocked>[];
  /** The text has more lines than an import takes. */
  isCut: boolean;
}

/** More text than the lines of an import can have is not looked at. */
const longestText = 1_000_000;
const longestShown = 60;

const codes = new Map(
  countries.flatMap(({ country, countryAlpha3Code: code, countryCode }) =>
    [country, code, countryCode].map((name) => [name.toLowerCase(), code] as const),
  ),
);

const hasDigits = (cell: string) => (cell.match(/\d/g) ?? []).length >= 5;

function blockedOf(
  cells: readonly string[],
  direction: BlacklistDirection,
  account: AccountCountry,
): Blocked | null {
  const written = cells.find(hasDigits);
  const named = cells.map((cell) => codes.get(cell.trim().toLowerCase())).find(Boolean);
  if (written === undefined) {
    const isCountry = direction === 'outbound' && named !== undefined;
    return isCountry ? { blacklistType: 'country', number: null, country: named } : null;
  }
  const number = readPhoneNumber(written, account);
  if (number === null) return null;
  const isNamed = direction === 'outbound' && named !== undefined;
  const country = isNamed ? named : countryOfNumber(number, account);
  if (country === null || !isNumberOf(number, country)) return null;
  return { blacklistType: 'number', number, country };
}

/** Reads entries out of CSV or pasted lines; a line of heads, as an export has it, is left out. */
export function readEntries(
  text: string,
  direction: BlacklistDirection,
  account: AccountCountry,
): ReadEntries {
  const { data } = Papa.parse<string[]>(text.slice(0, longestText).replace(/^\uFEFF/, ''));
  const written = linesOf(data);
  const hasHeads = written[0]?.cells[0]?.trim().toLowerCase() === 'number';
  const rows = hasHeads ? written.slice(1) : written;
  const lines = rows.slice(0, importLimit).map(({ line, cells }) => ({
    line,
    text: cells.filter(Boolean).join(', ').slice(0, longestShown),
    wanted: blockedOf(cells, direction, account),
  }));
  return { lines, isCut: rows.length > importLimit };
}
