/** Page with the form of one record. */
export { RecordPage } from './record-page.tsx';
export type { RecordPageProps } from './record-page.tsx';
export { RestoredNote } from './restored-note.tsx';
export type { RestoredNoteProps } from './restored-note.tsx';
export { FormRecord, type FormRecordProps, type LostInput } from './form-record.tsx';
