import type { ImportKind } from '@jackfield/contract/api/import-columns';
import type { Message } from '@jackfield/runtime';
import type { TableLine } from '../spreadsheet/public.ts';

/** A column that an import knows. */
export interface ImportColumn<Field extends string> {
  readonly field: Field;
  readonly title: Message;
  /** Its headings in other programs, with commas; where two are in a file, the earlier one wins. */
  readonly headings: string;
  readonly isRequired?: boolean;
  /** Fields that are not missing where this one is there. */
  readonly insteadOf?: readonly Field[];
  /** Whether a cell may be one: tells a column that no heading tells. */
  fits?(cell: string): boolean;
}

/** The columns of one kind of import. */
export interface ImportColumns<Field extends string> {
  readonly kind: ImportKind;
  readonly columns: readonly ImportColumn<Field>[];
  /** Headings that other programs write, and that mean nothing here; with commas. */
  readonly skipped?: string;
}

/** What each heading meant at former imports of the account, by `headingKey`; null: to be skipped. */
export type KnownHeadings = ReadonlyMap<string, string | null>;

/** Which field each column of a table is; null for those that are skipped. */
export interface ColumnChoice<Field extends string> {
  /** Place of the line with the headings; -1 without any. */
  readonly headAt: number;
  readonly fields: readonly (Field | null)[];
}

/** A guess of the columns; one that is not sure is shown and confirmed before anything is done. */
export interface ColumnGuess<Field extends string> extends ColumnChoice<Field> {
  readonly isSure: boolean;
}

/** A heading without its case, accents, marks, and what programs write beside it, as (Required). */
export function headingKey(heading: string): string {
  const bare = heading.replace(/\[[^\]]*\]|\([^)]*\)/g, ' ').toLowerCase();
  const letters = bare.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/(?<=.)(?:required|obligatorio|obligatoire|wajib)$/, '');
}

const keysOf = (headings: string) => headings.split(',').map(headingKey);

const secret =
  /passw|passphrase|pwd|contrasena|motdepasse|katalaluan|kennwort|senha|wachtwoord|密[码碼]/;

/** Whether a column holds passwords: it is neither shown nor read. */
export const isSecret = (heading: string): boolean => secret.test(headingKey(heading));

/** Lines above the headings that a file may have: its title, its day. */
const mostAbove = 20;

export const widthOf = (lines: readonly TableLine[]): number =>
  lines.reduce((most, { cells }) => Math.max(most, cells.length), 0);

class Guesser<Field extends string> {
  readonly #columns: readonly ImportColumn<Field>[];
  readonly #meanings: ReadonlyMap<string, Field | null>;

  constructor({ columns, skipped = '' }: ImportColumns<Field>, known: KnownHeadings) {
    this.#columns = columns;
    const named = columns.flatMap(({ field, headings }) =>
      keysOf(headings).map((key) => [key, field] as const),
    );
    const isField = (name: string): name is Field => columns.some(({ field }) => field === name);
    const kept = [...known].flatMap(([key, name]) =>
      name === null || isField(name) ? [[key, name] as const] : [],
    );
    const left = keysOf(skipped).map((key) => [key, null] as const);
    this.#meanings = new Map<string, Field | null>([...left, ...named, ...kept]);
  }

  /** Undefined where nobody knows. */
  meaningOf(heading: string): Field | null | undefined {
    return isSecret(heading) ? null : this.#meanings.get(headingKey(heading));
  }

  fitting(cells: readonly string[], taken: readonly (Field | null)[]): Field | null {
    const written = cells.filter(Boolean);
    const open = this.#columns.filter(({ field }) => !taken.includes(field));
    const found = open.find(
      ({ fits }) => fits && written.filter((cell) => fits(cell)).length * 2 > written.length,
    );
    return found?.field ?? null;
  }

  missing(fields: readonly (Field | null)[]): Field[] {
    return missingFields(this.#columns, fields);
  }

  headAt(lines: readonly TableLine[]): number {
    const known = lines
      .slice(0, mostAbove)
      .map(({ cells }) => cells.filter((cell) => cell && this.meaningOf(cell) !== undefined));
    const most = Math.max(0, ...known.map(({ length }) => length));
    const at = known.findIndex(({ length }) => length === most);
    const cells = lines[at]?.cells ?? [];
    if (most > 1 || (most === 1 && !this.#hasData(cells))) return at;
    return this.#looksLikeHeads(lines) ? 0 : -1;
  }

  /** Whether a cell is what only a row of data has. */
  #hasData(cells: readonly string[]): boolean {
    return cells.some((cell) => /@|\d{3}/.test(cell));
  }

  /** Words of nobody's over columns of data. */
  #looksLikeHeads(lines: readonly TableLine[]): boolean {
    const [first, ...rest] = lines;
    if (first === undefined || widthOf(lines) < 2 || this.#hasData(first.cells)) return false;
    return rest.slice(0, mostAbove).some(({ cells }) => this.#hasData(cells));
  }
}

/** Required fields that no column is. */
export function missingFields<Field extends string>(
  columns: readonly ImportColumn<Field>[],
  fields: readonly (Field | null)[],
): Field[] {
  const there = columns.filter(({ field }) => fields.includes(field));
  const replaced = there.flatMap(({ insteadOf = [] }) => insteadOf);
  return columns.flatMap(({ field, isRequired }) =>
    isRequired && !fields.includes(field) && !replaced.includes(field) ? [field] : [],
  );
}

/**
 * Guesses which field each column is: by its heading, as programs write it or the account has said
 * before, else by what its cells look like. `isHead` false takes the first line for data. Sure only
 * where every column with anything in it is known by its heading and none is missing, or where
 * there is just one.
 */
export function guessColumns<Field extends string>(
  lines: readonly TableLine[],
  of: ImportColumns<Field>,
  { known, hasHeads }: { known: KnownHeadings; hasHeads?: boolean },
): ColumnGuess<Field> {
  const guesser = new Guesser(of, known);
  const found = guesser.headAt(lines);
  const headAt = hasHeads === false ? -1 : hasHeads === true ? Math.max(found, 0) : found;
  const heads = lines[headAt]?.cells ?? [];
  const data = lines.slice(headAt + 1);
  const columns = Array.from({ length: widthOf(lines) }, (_column, at) =>
    data.map(({ cells }) => cells[at] ?? ''),
  );
  const told = columns.map((_cells, at) => guesser.meaningOf(heads[at] ?? ''));
  const fields = told.map((meaning) => meaning ?? null);
  const needed = guesser.missing(fields);
  let isSure = headAt >= 0;
  for (const [at, cells] of columns.entries()) {
    if (told[at] !== undefined || !cells.some(Boolean)) continue;
    isSure = false;
    const guess = guesser.fitting(cells, fields);
    // Under a heading that says something else, only what is missing is guessed.
    const isLikely = guess !== null && (headAt < 0 || needed.includes(guess));
    if (isLikely) fields[at] = guess;
  }
  if (headAt < 0 && columns.length === 1) {
    const [only] = of.columns.filter(({ isRequired }) => isRequired);
    return { headAt, fields: [only?.field ?? null], isSure: true };
  }
  return { headAt, fields, isSure: isSure && guesser.missing(fields).length === 0 };
}

/** A row by its fields. */
export interface ImportLine<Field extends string> extends TableLine {
  readonly of: Partial<Record<Field, string>>;
}

/**
 * Rows below the headings by the fields that have a column. Of two columns of one field, the first
 * that has anything in a row wins there, in the order of the field's headings.
 */
export function linesByField<Field extends string>(
  lines: readonly TableLine[],
  { headAt, fields }: ColumnChoice<Field>,
  { columns }: Pick<ImportColumns<Field>, 'columns'>,
): ImportLine<Field>[] {
  const heads = lines[headAt]?.cells ?? [];
  const places = columns.map(({ field, headings }) => {
    const order = keysOf(headings);
    const rank = (at: number) => {
      const found = order.indexOf(headingKey(heads[at] ?? ''));
      return found < 0 ? order.length : found;
    };
    const own = fields.flatMap((name, at) => (name === field ? [at] : []));
    return { field, own: own.toSorted((one, other) => rank(one) - rank(other)) };
  });
  return lines.slice(headAt + 1).map((row) => {
    const named = places.flatMap(({ field, own }) => {
      const text = own.map((at) => row.cells[at]).find(Boolean) ?? '';
      return own.length === 0 ? [] : [[field, text] as const];
    });
    return { ...row, of: Object.fromEntries(named) as Partial<Record<Field, string>> };
  });
}
