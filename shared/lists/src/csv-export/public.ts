/** Files of listings: "Export CSV", and the text of a file that was chosen. */
export { exportAction } from './export-action.ts';
export { readTextFile } from './read-text-file.ts';
