/** Imports of CSV or pasted rows: where they come from, what becomes of each, and the dialog of both. */
export { ImportDialog } from './import-dialog.tsx';
export { ImportSource } from './import-source.tsx';
export { markLines, type ReadLine, wantedOf } from './mark-lines.ts';
export { useImport } from './use-import.ts';
