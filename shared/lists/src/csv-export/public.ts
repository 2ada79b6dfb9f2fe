/** Files of listings: "Export CSV", and texts that are read from a file or pasted. */
export { exportAction } from './export-action.ts';
export { linesOf, type TableLine } from './lines-of.ts';
export { readTextFile } from './read-text-file.ts';
