import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { getNumberHold, type PhoneNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { restoreDeleted, undoAction } from '@jackfield/records/restore';
import { ApiFailure, call, common, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { numberMessages } from './messages.ts';
import type { NumberOwner } from '@jackfield/phone-numbers/number-picker';
import type { OwnerNumbersState } from './use-owner-numbers.ts';

export interface DeleteNumberDialogProps {
  owner: NumberOwner;
  number: PhoneNumber;
  state: Pick<OwnerNumbersState, 'remove' | 'tryRemove' | 'refresh'>;
  onClose(): void;
}

/** Asks before a number is given up (OP-71). One that is gone already counts as done (annex A5). */
export function DeleteNumberDialog({ owner, number, state, onClose }: DeleteNumberDialogProps) {
  const t = useT();
  const { date } = useFormats();
  const shown = formatPhone(number.number);

  const noticed = useWriteImpact(
    `delete ${number.id}`,
    (options) => state.tryRemove(number, options),
    { isAsked: true },
  );

  const hold = useQuery({
    queryKey: ['phonenumber', number.id, 'hold'],
    queryFn: ({ signal }) => call(getNumberHold, { params: { id: number.id } }, { signal }),
    staleTime: 0,
  });
  const undo = undoAction(async () => {
    const action = `${owner.type}.deleteNumber`;
    await restoreDeleted(owner.type, owner.id, { action, number: number.number });
    await state.refresh();
  });

  const removal = useConfirm(
    () =>
      state.remove(number, noticed.asSeen).catch((error: unknown) => {
        if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      }),
    { done: [t(common.isDeleted, { name: shown }), undo], onDone: onClose },
  );

  return (
    <ConfirmDialog
      title={t(numberMessages.deleteTitle, { number: shown })}
      confirmText={t(common.deleteNumber)}
      impact={noticed.impact}
      mayConfirm={noticed.mayGoOn && !hold.isPending}
      checking={!noticed.isKnown || hold.isPending}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(numberMessages.deleteQuestion, { label: number.label || shown })}{' '}
      {hold.data
        ? t(numberMessages.deleteHeld, { when: date(hold.data.heldUntil) })
        : t(numberMessages.deleteEffect)}{' '}
      {t(numberMessages.deleteKept)}
    </ConfirmDialog>
  );
}
