import { common, notify, t } from '@jackfield/runtime';
import { undoMessages } from './messages.ts';
import { undoReason } from './undo-save.ts';

/** Undoes what was done, and says so or why it could not. */
export async function undoNow(revert: () => Promise<unknown>): Promise<void> {
  try {
    await revert();
    notify.success(t(undoMessages.done));
  } catch (error) {
    const reason = undoReason(error);
    if (reason) notify.error(t(undoMessages.failed, { reason }));
  }
}

/** The Undo of a toast (annex J2): it takes back what was just said, so it asks nothing. */
export const undoAction = (revert: () => Promise<unknown>): { label: string; run(): void } => ({
  label: t(common.undo),
  run: () => void undoNow(revert),
});
