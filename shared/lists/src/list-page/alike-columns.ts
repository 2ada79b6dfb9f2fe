import type { Column, Rows } from '@jackfield/kit/ui/table';
import type { ListView } from './view-menu.tsx';

/** What every row of a list says in a column, by the column's key. */
export type AlikeColumns = ReadonlyMap<string, string>;

export const noneAlike: AlikeColumns = new Map();

/** Rows from which on it means something that they are alike. */
const least = 3;

interface Listed<Row> {
  columns: readonly Column<Row>[];
  rows: Rows<Row>;
  /** Length of the list; null while it is not known. */
  total: number | null;
  /** Keys of the columns in which the whole list says the same, where the server told. */
  alikeIn?: readonly string[] | undefined;
}

/**
 * The optional columns in which every row says the same: they take room and tell nothing. Without the
 * server's word that is known only of a list that is here as a whole.
 */
export function alikeColumns<Row>({ columns, rows, total, alikeIn }: Listed<Row>): AlikeColumns {
  if (alikeIn) return alikeByKeys(alikeIn, columns, rows);
  if (total === null || total < least || rows.count !== total) return noneAlike;
  const all = Array.from({ length: total }, (_unused, index) => rows.rowAt(index));
  const here = all.filter((row) => row !== undefined);
  if (here.length < total) return noneAlike;
  const found = new Map<string, string>();
  for (const { key, optional, textOf } of columns) {
    if (!optional || !textOf) continue;
    const texts = new Set(here.map(textOf));
    const [only] = texts;
    if (texts.size === 1 && only !== undefined) found.set(key, only);
  }
  return found.size === 0 ? noneAlike : found;
}

function alikeByKeys<Row>(
  keys: readonly string[],
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
): AlikeColumns {
  const row = rows.rowAt(0);
  if (row === undefined) return noneAlike;
  const texts = columns.flatMap(({ key, textOf }): [string, string][] =>
    textOf && keys.includes(key) ? [[key, textOf(row)]] : [],
  );
  return new Map(texts);
}

/** Whether a column is shown: not put away, and not alike in every row unless that was asked for. */
export const isShownIn =
  ({ hidden, shown = [] }: ListView, alike: AlikeColumns) =>
  ({ key }: { readonly key: string }): boolean =>
    !hidden.includes(key) && (!alike.has(key) || shown.includes(key));
