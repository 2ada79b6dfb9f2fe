import { common, notify, t } from '@jackfield/runtime';
import { undoMessages } from './messages.ts';
import { undoReason } from './undo-save.ts';

/** The Undo of a toast (annex J2): undoes what was done, and says so or why it could not. */
export function undoAction(revert: () => Promise<unknown>): { label: string; run(): void } {
  const run = async () => {
    try {
      await revert();
      notify.success(t(undoMessages.done));
    } catch (error) {
      const reason = undoReason(error);
      if (reason) notify.error(t(undoMessages.failed, { reason }));
    }
  };
  return { label: t(common.undo), run: () => void run() };
}
