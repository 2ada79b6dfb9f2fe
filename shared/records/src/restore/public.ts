/** Ways back in the history of a record (annex J2). */
export { type HistoryEntity, restoreBefore, restoreLast, type Restoring } from './restore.ts';
export { undoAction } from './undo-action.ts';
