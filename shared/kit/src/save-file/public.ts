/** What the browser keeps as a file. */
export { saveFile } from './save-file.ts';
