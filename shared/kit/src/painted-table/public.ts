/** A table of a listing as the server paints it, before any script runs. */
export { PaintedTable, type PaintedTableProps } from './painted-table.tsx';
export { tableMessages as pagerMessages } from '../ui/table/messages.ts';
export { default as pager } from '../ui/table/pager.module.css';
export { default as rowMenu } from '../ui/table/row-menu.module.css';
