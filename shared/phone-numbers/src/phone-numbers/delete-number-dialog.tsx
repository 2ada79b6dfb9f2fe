import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { PhoneNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { ApiFailure, common, useT } from '@jackfield/runtime';
import { numberMessages } from './messages.ts';
import type { OwnerNumbersState } from './use-owner-numbers.ts';

export interface DeleteNumberDialogProps {
  number: PhoneNumber;
  remove: OwnerNumbersState['remove'];
  onClose(): void;
}

/** Asks before a number is given up (OP-71). One that is gone already counts as done (annex A5). */
export function DeleteNumberDialog({ number, remove, onClose }: DeleteNumberDialogProps) {
  const t = useT();
  const shown = formatPhone(number.number);

  const { impact, mayGoOn } = useChangeImpact(
    number.id,
    (config) => ({
      ...config,
      numbers: config.numbers.filter(({ id }) => id !== number.id),
    }),
    { isAsked: true },
  );

  const removal = useConfirm(
    () =>
      remove(number).catch((error: unknown) => {
        if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      }),
    { done: t(common.isDeleted, { name: formatPhone(number.number) }), onDone: onClose },
  );

  return (
    <ConfirmDialog
      title={t(numberMessages.deleteTitle, { number: shown })}
      confirmText={t(common.deleteNumber)}
      impact={impact}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(numberMessages.deleteQuestion, { label: number.label || shown })}{' '}
      {t(numberMessages.deleteEffect)}
    </ConfirmDialog>
  );
}
