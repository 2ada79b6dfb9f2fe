/** Two edits of one record, field by field. */
export { conflictProps, type FieldWords } from './conflict-fields.ts';
export { ConflictView, type ConflictViewProps } from './conflict-view.tsx';
export { RecordConflict, type RecordConflictProps } from './record-conflict.tsx';
