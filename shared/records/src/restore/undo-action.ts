import { common, failureText, notify, t } from '@jackfield/runtime';
import { undoMessages } from './messages.ts';

/** The Undo of a toast (annex J2): takes back what was done, and says so or why it could not. */
export function undoAction(takeBack: () => Promise<unknown>): { label: string; run(): void } {
  const run = async () => {
    try {
      await takeBack();
      notify.success(t(undoMessages.done));
    } catch (error) {
      const reason = failureText(error);
      if (reason) notify.error(t(undoMessages.failed, { reason }));
    }
  };
  return { label: t(common.undo), run: () => void run() };
}
