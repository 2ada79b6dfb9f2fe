import { useChangeNotices } from '@jackfield/call-routing/call-flow';
import type { PhoneNumber } from '@jackfield/contract/api/number';
import { formatPhone } from '@jackfield/domain';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { ApiFailure, failureText, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const shown = formatPhone(number.number);

  const { notices, mayGoOn } = useChangeNotices(
    number.id,
    (config) => ({
      ...config,
      numbers: config.numbers.filter(({ id }) => id !== number.id),
    }),
    { isAsked: true },
  );

  const confirm = async () => {
    setBusy(true);
    try {
      await remove(number).catch((error: unknown) => {
        if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      });
      notify.success(t(numberMessages.deleted));
      onClose();
    } catch (error) {
      setFault(failureText(error));
      setBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open
      title={t(numberMessages.deleteTitle, { number: shown })}
      confirmText={t(numberMessages.deleteNumber)}
      notices={notices}
      mayConfirm={mayGoOn}
      busy={isBusy}
      error={fault}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t(numberMessages.deleteQuestion, { label: number.label || shown })}{' '}
      {t(numberMessages.deleteEffect)}
    </ConfirmDialog>
  );
}
