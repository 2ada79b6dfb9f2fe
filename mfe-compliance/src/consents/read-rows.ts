import { mostConsents } from '@jackfield/contract/api/consent';
import { dayNumber, instantAt, minutesOf } from '@jackfield/domain/business-hours';
import { isNumberOf, readPhoneNumber } from '@jackfield/domain/phone-numbers';
import { linesOf } from '@jackfield/lists/csv-export';
import type { ReadLine } from '@jackfield/lists/import-dialog';
import Papa from 'papaparse';
import type { ImportRow } from './consent-query.ts';

const longestText = 1_000_000;
const longestShown = 60;
const longestSource = 200;

const hasDigits = (cell: string) => (cell.match(/\d/g) ?? []).length >= 7;
const local = /^(\d{4}-\d{2}-\d{2})(?:[ T,]+(\d{1,2}:\d{2}))?$/;
const absolute = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** A time of the file: with its own zone, or in the account's. Undefined for everything else. */
export function timeOf(cell: string, zone: string): string | undefined {
  const text = cell.trim();
  if (absolute.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? undefined : new Date(time).toISOString();
  }
  const [, day, time = '00:00'] = local.exec(text) ?? [];
  if (day === undefined || Number.isNaN(dayNumber(day))) return undefined;
  const at = instantAt(zone, { day: dayNumber(day), minutes: minutesOf(time.padStart(5, '0')) });
  return new Date(at).toISOString();
}

function rowOf(cells: readonly string[], row: number, zone: string): ImportRow | null {
  const at = cells.map((cell) => timeOf(cell, zone)).find(Boolean);
  const isTime = (cell: string) => timeOf(cell, zone) !== undefined;
  const written = cells.find((cell) => !isTime(cell) && hasDigits(cell));
  if (written === undefined) return null;
  const phoneNumber = readPhoneNumber(written, 'USA');
  if (phoneNumber === null || !isNumberOf(phoneNumber, 'USA')) return null;
  const source =
    cells.find((cell) => cell !== written && !isTime(cell) && cell.trim() !== '') ?? '';
  return { row, phoneNumber, source: source.trim().slice(0, longestSource), ...(at && { at }) };
}

interface ReadRows {
  lines: ReadLine<ImportRow>[];
  isCut: boolean;
}

/** Reads agreements out of CSV or pasted rows: numbers of the USA; a row of heads is left out. */
export function readRows(text: string, zone: string): ReadRows {
  const { data } = Papa.parse<string[]>(text.slice(0, longestText).replace(/^\uFEFF/, ''));
  const written = linesOf(data);
  const hasHeads = written[0] !== undefined && !written[0].cells.some(hasDigits);
  const rows = hasHeads ? written.slice(1) : written;
  return {
    lines: rows.slice(0, mostConsents).map(({ line, cells }) => {
      const shown = cells.filter(Boolean).join(', ').slice(0, longestShown);
      return { line, text: shown, wanted: rowOf(cells, line, zone) };
    }),
    isCut: rows.length > mostConsents,
  };
}
