/** Imports of CSV, Excel or pasted rows: which column is which, what becomes of each row, and the dialog. */
export {
  guessColumns,
  type ImportColumns,
  type ImportLine,
  linesByField,
} from './columns.ts';
export { ColumnsStep } from './columns-step.tsx';
export { ImportDialog } from './import-dialog.tsx';
export { ImportSource } from './import-source.tsx';
export { markLines, type ReadLine, Unreadable, wantedOf } from './mark-lines.ts';
export { refusedRows } from './refused-rows.ts';
export { type ReadLines, useColumns } from './use-columns.ts';
export { useImport } from './use-import.ts';
