/** Rows of a table: all of a page, or a window on a list that is loaded as one scrolls. */
export interface Rows<Row> {
  /** Length of the list as far as the table is concerned. */
  count: number;
  /** Undefined for a row that has not arrived; it shows as a placeholder. */
  rowAt(index: number): Row | undefined;
  /** Endless lists only: which rows are in sight, so that their pages can be loaded. */
  onRange?(first: number, last: number): void;
}

/** Marks the element whose scrolling moves the rows. */
export const scrollerName = 'data-rows-scroller';

/** Rows of one page. */
export function pageRows<Row>(rows: readonly Row[]): Rows<Row> {
  return { count: rows.length, rowAt: (index) => rows[index] };
}

/** Id of the row at a place; empty where it has not arrived. */
export function idAt<Row>(rows: Rows<Row>, rowId: (row: Row) => string, index: number): string {
  const row = rows.rowAt(index);
  return row === undefined ? '' : rowId(row);
}

/** Ids by place; of a page only, a long list would take long. */
export function rowIds<Row>(rows: Rows<Row>, rowId: (row: Row) => string): string[] {
  return Array.from({ length: rows.count }, (_unused, index) => idAt(rows, rowId, index));
}
