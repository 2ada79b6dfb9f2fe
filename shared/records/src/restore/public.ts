/** Ways back in the history of a record (annex J2). */
export { type HistoryEntity, restoreBefore, restoreDeleted, type Restoring } from './restore.ts';
export { undoReason, undoSave, notifySkipped } from './undo-save.ts';
export { undoAction } from './undo-action.ts';
