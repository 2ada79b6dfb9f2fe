/** Forms about one stored record: draft, merge with what others store, save as of a version. */
export { draftStore } from './draft.ts';
export type { OpenConflict, SeenImpact, Versioned } from './editor-types.ts';
export { lastEditorOf } from './last-editor.ts';
export {
  useRecordEdit,
  type FormShape,
  type RecordEdit,
  type SectionForm,
} from './use-record-edit.ts';
export { otherImpact } from './save-failure.ts';
