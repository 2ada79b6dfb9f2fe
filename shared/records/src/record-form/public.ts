/** Forms about one stored record: draft, merge with what others store, save as of a version. */
export { changedFields, changeOf } from './changed-fields.ts';
export { type Draft, type DraftStore, draftStore } from './draft.ts';
export { lastEditorOf, type RecordEntity } from './last-editor.ts';
export { type Conflict, type Merge, mergeEdits } from './merge.ts';
export { isSameValue } from './same-value.ts';
export type { OpenConflict, SavedChange, Versioned } from './editor-types.ts';
export { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
