/** Page with the form of one record. */
export { FormRecord, type FormRecordProps } from './form-record.tsx';
export { QueryPage } from './query-page.tsx';
export { RestoredNote } from './restored-note.tsx';
