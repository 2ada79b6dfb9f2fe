/** Page with the form of one record. */
export { FormRecord, type FormRecordProps } from './form-record.tsx';
export { QueryPage, type QueryPageProps } from './query-page.tsx';
export { RestoredNote, type RestoredNoteProps } from './restored-note.tsx';
