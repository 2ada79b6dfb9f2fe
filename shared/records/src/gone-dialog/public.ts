/** What is shown when the record of an open form was deleted by somebody else. */
export { GoneDialog, type GoneRecord } from './gone-dialog.tsx';
