import { useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { refreshCalendar } from './use-open-again.ts';

interface DatesConfirm {
  /** Stores the dates; answers how to take them back. */
  save(): Promise<() => Promise<void>>;
  /** Members that keep them from being stored. */
  check(): Record<string, string | undefined>;
  /** What the toast with Undo says. */
  toast(): string;
  onDone(): void;
}

/** Confirming a dialog that adds dates to numbers and teams: the calendar follows, and Undo too. */
export const useDatesConfirm = ({ save, check, toast, onDone }: DatesConfirm) =>
  useConfirm(save, {
    check,
    done: (undo) => [toast(), undoAction(() => undo().finally(refreshCalendar))],
    onDone,
    settle: refreshCalendar,
  });
