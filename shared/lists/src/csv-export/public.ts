/** Files of listings: "Export CSV", and texts that are read from a file. */
export { exportAction } from './export-action.ts';
export { readTextFile } from './read-text-file.ts';
export { saveFile } from './save-file.ts';
