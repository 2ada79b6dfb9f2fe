/** Tables of listings: rows, heads that sort, choosing, row keys, endless scrolling, pager. */
export { type Column, type Density, nextSort, rowHeight, type Sort } from './column.ts';
export { DataTable, type DataTableProps, type RowGroups } from './data-table.tsx';
export { Pager } from './pager.tsx';
export { RowMenu } from './row-menu.tsx';
export { pageRows, type Rows, scrollerName } from './rows.ts';
/** The window of long lists; through here, because the host has it already for tables. */
export { useVirtualizer } from '@tanstack/react-virtual';
export { TwoLines, TwoLinesSkeleton } from './two-lines.tsx';
