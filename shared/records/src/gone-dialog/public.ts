/** What is shown when the record of an open form was deleted by somebody else. */
export { GoneDialog } from './gone-dialog.tsx';
export type { GoneDialogProps, GoneRecord } from './gone-dialog.tsx';
