/** "Export CSV" of a listing. */
export { exportAction } from './export-action.ts';
export { saveFile } from './save-file.ts';
