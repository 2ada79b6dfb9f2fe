import type { DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelOrder, ordersOptions } from './api.ts';
import { buyMessages } from './messages.ts';
import { useOrderText } from './use-order-text.ts';

interface CancelDialogProps {
  order: DeskphoneOrder;
  onClose(): void;
}

/** Asks before an order is cancelled; one that was shipped meanwhile stays (annex G3). */
export function CancelDialog({ order, onClose }: CancelDialogProps) {
  const t = useT();
  const client = useQueryClient();
  const textOf = useOrderText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: ordersOptions().queryKey });

  const cancel = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await cancelOrder(order.id);
      notify.success(t(buyMessages.orderCancelled));
      onClose();
    } catch (failure) {
      setError(failureText(failure));
      setBusy(false);
    }
    await refresh();
  };
  return (
    <ConfirmDialog
      open
      title={t(buyMessages.cancelTitle, { phones: textOf(order) })}
      confirmText={t(buyMessages.cancelConfirm)}
      cancelText={t(buyMessages.keepOrder)}
      busy={isBusy}
      error={error}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      {t(buyMessages.cancelText)}
    </ConfirmDialog>
  );
}
