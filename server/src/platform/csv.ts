import { type Message, t } from '@jackfield/texts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import type { WantedPage } from './list.ts';

/** What a cell may hold; null is an empty one. */
export type CsvValue = string | number | null;

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

/** A column of a file: its head, and what it says of a row. */
export interface CsvColumn<Row> {
  readonly head: Message;
  value(row: Row): CsvValue;
}

/** Rows read at once; a file grows by as many lines. */
const step = 1000;

/** A listing as a CSV file, read part by part (annex J8). */
export function listingFile<Row>(
  columns: readonly CsvColumn<Row>[],
  read: (part: WantedPage) => Promise<readonly Row[]>,
): Readable {
  async function* pages() {
    for (let offset = 0; ; offset += step) {
      const rows = await read({ limit: step, offset, pageNum: null });
      yield rows.map((row) => columns.map(({ value }) => value(row)));
      if (rows.length < step) return;
    }
  }
  return csvFile(
    columns.map(({ head }) => t(head)),
    pages(),
  );
}
