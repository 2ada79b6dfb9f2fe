import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { cancelPlannedChange } from '@jackfield/contract/api/planned-change';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { call, useT } from '@jackfield/runtime';
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
  const { id, at, backAt, version } = change;
  const noticed = useWriteImpact(`cancel ${id}`, ({ signal }) =>
    call(dryRunOf(cancelPlannedChange), { params: { id } }, { version, signal }),
  );
  const asked = useConfirm(() => cancelPlanned(change, noticed.asSeen), {
    done: () => [t(planMessages.cancelled), undoAction(() => replan(change))],
    onDone: onClose,
  });
  const when = momentText(at, zone);
  return (
    <ConfirmDialog
      title={t(plannedMessages.cancelTitle)}
      confirmText={t(plannedMessages.cancelDo)}
      cancelText={t(plannedMessages.keep)}
      mayConfirm={noticed.mayGoOn}
      impact={noticed.impact}
      onClose={onClose}
      {...asked.dialog}
    >
      {t(plannedMessages.cancelText, { name: plannedTitle(change), when })}
      {backAt && ` ${t(plannedMessages.cancelBack, { when: momentText(backAt, zone) })}`}
    </ConfirmDialog>
  );
}
