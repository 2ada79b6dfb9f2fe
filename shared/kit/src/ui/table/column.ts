import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<Row> {
  /** Also the server's name of the sort. */
  key: string;
  title: string;
  /** Share of the width, in px at 1100; the columns keep their proportions. */
  width: number;
  /** The share below 1200 px, where cells whose words are never cut need more of it. */
  narrow?: number;
  sortable?: boolean;
  /** Amounts stand at the right. */
  align?: 'end';
  /** Leaves the column out below this width of the window. */
  from?: 992 | 1200 | 1440;
  /** Given as true, the person may hide it. */
  optional?: boolean;
  /**
   * What a row says in an optional column. While every row of a list says the same the column leaves
   * by itself; without it, never.
   */
  textOf?(row: Row): string;
  render(row: Row): ReactNode;
  /** Placeholder in the geometry of the content; one bar when absent. */
  skeleton?: ReactNode;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export type Density = 'comfortable' | 'compact';

/** Heights of a row in px. */
export const rowHeight: Record<Density, number> = { comfortable: 48, compact: 36 };

/** Height of the heads, px. */
export const headHeight = 40;

/** What a click on a head does: ascending first, then descending, then ascending again. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  const descending = sort?.key === key && sort.direction === 'asc';
  return { key, direction: descending ? 'desc' : 'asc' };
}
