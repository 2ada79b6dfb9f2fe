import type { Campaign } from '@jackfield/contract/api/campaign';
import type { TextingNumber } from '@jackfield/contract/api/texting';
import { formatPhone } from '@jackfield/domain';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { undoAction } from '@jackfield/records/restore';
import { useT } from '@jackfield/runtime';
import { numbersMessages as messages } from './messages.ts';
import { changeNumbers, numbersFailure } from './numbers-query.ts';
import { useRereadNumbers } from './use-reread-numbers.ts';

interface RemoveDialogProps {
  campaign: Campaign;
  numbers: readonly TextingNumber[];
  onRemoved(): void;
  onClose(): void;
}

/** Asks before numbers leave the campaign; they can be put back at once. */
export function RemoveDialog({ campaign, numbers, onRemoved, onClose }: RemoveDialogProps) {
  const t = useT();
  const reread = useRereadNumbers();
  const ids = numbers.map(({ id }) => id);
  const count = numbers.length;
  const putBack = async () => {
    await changeNumbers(campaign, { change: (now) => [...new Set([...now, ...ids])] });
    await reread();
  };
  const removal = useConfirm(
    () => changeNumbers(campaign, { change: (now) => now.filter((id) => !ids.includes(id)) }),
    {
      say: numbersFailure,
      done: [t(messages.removed, { count }), campaign.status === 'active' && undoAction(putBack)],
      onDone: onRemoved,
      settle: reread,
    },
  );
  return (
    <ConfirmDialog
      title={t(messages.removeTitle, { count, number: formatPhone(numbers[0]?.number ?? '') })}
      confirmText={t(messages.removeConfirm, { count })}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(messages.removeText, { count })}
    </ConfirmDialog>
  );
}
