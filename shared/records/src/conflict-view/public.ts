/** Two edits of one record, field by field. */
export { useConflict, type FieldWords } from './use-conflict.ts';
export { ConflictView } from './conflict-view.tsx';
export { RecordConflict } from './record-conflict.tsx';
