/** Two edits of one record, field by field. */
export { ConflictView } from './conflict-view.tsx';
export type { ConflictChoice, ConflictField, ConflictViewProps } from './conflict-view.tsx';
