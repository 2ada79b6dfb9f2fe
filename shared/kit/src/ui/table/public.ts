/** Tables of listings: rows, heads that sort, choosing, row keys, endless scrolling, pager. */
export type { Column, Density, Sort } from './column.ts';
export { nextSort, rowHeight } from './column.ts';
export { DataTable } from './data-table.tsx';
export type { DataTableProps } from './data-table.tsx';
export { Pager } from './pager.tsx';
export type { PagerProps } from './pager.tsx';
export { RowMenu } from './row-menu.tsx';
export type { RowMenuProps } from './row-menu.tsx';
export type { Rows } from './rows.ts';
export { pageRows, scrollerName } from './rows.ts';
/** The window of long lists; through here, because the host has it already for tables. */
export { useVirtualizer } from '@tanstack/react-virtual';
export { TwoLines, TwoLinesSkeleton } from './two-lines.tsx';
export type { TwoLinesProps } from './two-lines.tsx';
