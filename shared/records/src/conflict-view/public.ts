/** Two edits of one record, field by field. */
export { chosenValues, conflictFields, type FormTexts } from './conflict-fields.ts';
export { ConflictView } from './conflict-view.tsx';
export type { ConflictChoice, ConflictField, ConflictViewProps } from './conflict-view.tsx';
export { RecordConflict } from './record-conflict.tsx';
export type { RecordConflictProps } from './record-conflict.tsx';
