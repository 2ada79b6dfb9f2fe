import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { useT } from '@jackfield/runtime';
import { planMessages, plannedMessages } from './messages.ts';
import { momentText } from './moment-text.ts';
import type { PlannedOneProps } from './planned-row.tsx';
import { plannedTitle } from './planned-text.ts';
import { cancelPlanned, replan } from '@jackfield/call-routing/planned-routing';

interface CancelPlannedProps extends PlannedOneProps {
  onClose(): void;
}

/** Asks before a planned change is cancelled; a toast plans it again. */
export function CancelPlanned({ change, zone, onClose }: CancelPlannedProps) {
  const t = useT();
  const { at, backAt } = change;
  const asked = useConfirm(() => cancelPlanned(change), {
    done: () => [t(planMessages.cancelled), undoAction(() => replan(change))],
    onDone: onClose,
  });
  const when = momentText(at, zone);
  return (
    <ConfirmDialog
      title={t(plannedMessages.cancelTitle)}
      confirmText={t(plannedMessages.cancelDo)}
      cancelText={t(plannedMessages.keep)}
      onClose={onClose}
      {...asked.dialog}
    >
      {t(plannedMessages.cancelText, { name: plannedTitle(change), when })}
      {backAt && ` ${t(plannedMessages.cancelBack, { when: momentText(backAt, zone) })}`}
    </ConfirmDialog>
  );
}
