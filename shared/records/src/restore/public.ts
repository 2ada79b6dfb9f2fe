/** Ways back in the history of a record (annex J2). */
export {
  type HistoryEntity,
  restoreBefore,
  restoreDeleted,
  type Restoring,
  tryRestore,
} from './restore.ts';
export { tryUndo, undoReason, undoSave, notifySkipped } from './undo-save.ts';
export { undoAction, undoNow } from './undo-action.ts';
export type { SeenImpact, WayBack, WayImpact } from './way-impact.ts';
