/** Tables that people have: read from CSV, Excel or a paste, and written as CSV. */
export { readSheetFile } from './read-sheet-file.ts';
export { largestTable, readTable, type TableLine, writeTable } from './read-table.ts';
