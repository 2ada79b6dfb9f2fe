/** Two edits of one record, field by field. */
export { conflictProps, type FieldWords } from './conflict-fields.ts';
export { ConflictView } from './conflict-view.tsx';
export { RecordConflict } from './record-conflict.tsx';
