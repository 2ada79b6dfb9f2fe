import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { zoneName } from '@jackfield/domain/days-in-words';
import { type Message, t } from '@jackfield/texts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { WantedPage } from './list.ts';

/** Digits that are written as they are, such as an amount below nothing. */
interface CsvFigure {
  readonly figure: string;
}

/** What a cell may hold; null is an empty one. */
export type CsvValue = string | number | CsvFigure | null;

/** An amount with two decimals, or a rate with four. */
export const csvAmount = (amount: number | null, decimals: 2 | 4 = 2): CsvFigure | null =>
  amount === null ? null : { figure: amount.toFixed(decimals) };

/** A point in time in the account's zone, which the head of the column names: '2026-11-25 23:59'. */
export function csvTime(instant: string | Date | null, timeZone: string): string | null {
  if (instant === null) return null;
  const { day, minutes } = localTimeAt(timeZone, new Date(instant).getTime());
  const [hour, minute] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  return `${dayText(day)} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Signs by which a spreadsheet takes a cell for a formula. */
const formula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/**
 * A cell as CSV (RFC 4180). Text that a spreadsheet would run as a formula begins with an
 * apostrophe, so that it stays text; phone numbers keep their plus sign and digits that way.
 */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.figure;
  const text = formula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const byteOrderMark = '\uFEFF';
const line = (cells: readonly CsvValue[]) => `${cells.map(csvCell).join(',')}\r\n`;

/**
 * A CSV file as it is read from the database, page by page, in UTF-8 with a byte order mark, which
 * spreadsheets need to show letters beyond ASCII. Pages are read in the language, and for the request,
 * that asked for the file, whoever takes them later.
 */
export function csvFile(
  heads: readonly string[],
  pages: AsyncIterable<readonly (readonly CsvValue[])[]>,
): Readable {
  async function* chunks() {
    yield byteOrderMark + line(heads);
    for await (const rows of pages) yield rows.map(line).join('');
  }
  const all = chunks();
  const inRequest = AsyncLocalStorage.snapshot();
  return Readable.from({
    [Symbol.asyncIterator]: () => ({
      next: () => inRequest(() => all.next()),
      return: () => all.return(),
    }),
  });
}

/** A column of a file: its head, which may name the `zone`, and what it says of a row. */
export interface CsvColumn<Row> {
  readonly head: Message;
  value(row: Row, timeZone: string): CsvValue;
}

/** Rows read at once; a file grows by as many lines. */
const step = 1000;

/** Heads of columns for an account whose times are in a zone. */
export const headsOf = <Row>(columns: readonly CsvColumn<Row>[], zone: string): string[] =>
  columns.map(({ head }) => t(head, { zone: zoneName(zone) }));

/** A listing as a CSV file, read part by part, with its times in a zone (annex J8). */
export function listingFile<Row>(
  columns: readonly CsvColumn<Row>[],
  timeZone: string,
  read: (part: WantedPage) => Promise<readonly Row[]>,
): Readable {
  async function* pages() {
    for (let offset = 0; ; offset += step) {
      const rows = await read({ limit: step, offset, pageNum: null });
      yield rows.map((row) => columns.map(({ value }) => value(row, timeZone)));
      if (rows.length < step) return;
    }
  }
  return csvFile(headsOf(columns, timeZone), pages());
}
