import Papa from 'papaparse';

/** A row of a table that was pasted or read from a file. */
export interface TableLine {
  /** From 1, as the text has it: an editor shows it there. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Table {
  readonly lines: readonly TableLine[];
  /** The text goes on behind them. */
  readonly isCut: boolean;
}

/** Bytes of a file that is read, and characters of a text. */
export const largestTable = 10_000_000;
/** Rows that are read, with empty ones and those above the headings; no import takes as many. */
const mostRead = 20_000;

/** Soft hyphens, marks of direction and byte order, blanks without a width; joiners are letters' own. */
const invisible = /[[\p{Cc}--\s]\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gv;
/** The sign by which a spreadsheet keeps a cell as text, which no name is written with. */
const keptAsText = /^'(?=[\d+=@-])/;
const formulaOfText = /^="(.*)"$/;

/**
 * What somebody sees in a cell: on one line, without what programs put around it, such as ="2110"
 * or '2110, and without what cannot be seen.
 */
function cleanCell(cell: string): string {
  const text = cell.replace(invisible, '').replace(/\s+/g, ' ').trim();
  const [, kept = text] = formulaOfText.exec(text) ?? [];
  return kept.replace(keptAsText, '').trim();
}

/** Those that seldom stand within a cell come first. */
const separators = ['\t', ';', '|', ','] as const;
const firstLine = /^(?:"?sep=(.)"?\n)?/i;
/** Rows that tell the separator. */
const looked = 50;

/** How many of the first rows have as many columns as most have, and how many these are. */
function scoreOf(text: string, delimiter: string): readonly [rows: number, columns: number] {
  const config = { delimiter, newline: '\n', preview: looked, skipEmptyLines: 'greedy' } as const;
  const { data } = Papa.parse<string[]>(text, config);
  const rows = Map.groupBy(data, ({ length }) => length);
  const scores = [...rows].map(([columns, { length }]) => [length, columns] as const);
  return scores.filter(([, columns]) => columns > 1).toSorted(byScore)[0] ?? [0, 0];
}
const byScore = (one: readonly [number, number], other: readonly [number, number]) =>
  other[0] - one[0] || other[1] - one[1];

/** The separator by which the most rows have the same columns; a comma where none parts anything. */
function separatorOf(text: string): string {
  const scores = separators.map((separator) => ({ separator, score: scoreOf(text, separator) }));
  const [best] = scores.toSorted((one, other) => byScore(one.score, other.score));
  return best && best.score[0] > 0 ? best.separator : ',';
}

function parse(text: string): readonly (readonly string[])[] {
  const [said, named] = firstLine.exec(text) ?? [''];
  const body = text.slice(said.length);
  const delimiter = named ?? separatorOf(body);
  const read = (quoteChar: string) =>
    Papa.parse<string[]>(body, { delimiter, newline: '\n', quoteChar, preview: mostRead });
  const { data, errors } = read('"');
  // A quote that is never closed would hide all that follows in one cell.
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  return [...(said ? [['']] : []), ...(isOpen ? read('\0').data : data)];
}

/**
 * Rows of CSV, or of what a spreadsheet copies, with cells as `cleanCell` has them: with commas,
 * semicolons, tabs or bars, by the `sep=` line where there is one. Empty rows are left out; each
 * has the line that it begins on.
 */
export function readTable(text: string): Table {
  const start = text.slice(0, largestTable).replace(/^\uFEFF/, '');
  const rows = parse(start.replace(/\r\n?/g, '\n'));
  let next = 1;
  const lines = rows.flatMap((cells) => {
    const line = next;
    next += cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 1);
    const clean = cells.map(cleanCell);
    return clean.some(Boolean) ? [{ line, cells: clean }] : [];
  });
  return { lines, isCut: rows.length >= mostRead || text.length > largestTable };
}

/** Rows as a CSV file, safe from spreadsheet formulas; with a byte order mark, as Excel asks for it. */
export function writeTable(rows: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true, newline: '\r\n' },
  );
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
