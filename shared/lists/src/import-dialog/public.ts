/** Imports of CSV or pasted rows: where they come from, what becomes of each, and the dialog of both. */
export { ImportDialog, type ImportWords, type ShownLine } from './import-dialog.tsx';
export { ImportSource } from './import-source.tsx';
export { useImport } from './use-import.ts';
