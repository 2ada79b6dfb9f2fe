import { common, notify, t } from '@jackfield/runtime';
import { undoMessages } from './messages.ts';
import { takeBackReason } from './take-back.ts';

/** The Undo of a toast (annex J2): takes back what was done, and says so or why it could not. */
export function undoAction(takeBack: () => Promise<unknown>): { label: string; run(): void } {
  const run = async () => {
    try {
      await takeBack();
      notify.success(t(undoMessages.done));
    } catch (error) {
      const reason = takeBackReason(error);
      if (reason) notify.error(t(undoMessages.failed, { reason }));
    }
  };
  return { label: t(common.undo), run: () => void run() };
}
