import type { DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { cancelOrder, ordersOptions } from './api.ts';
import { buyMessages } from './messages.ts';
import { useOrderText } from './use-order-text.ts';

/** Asks before an order is cancelled; one that was shipped meanwhile stays (annex G3). */
export function CancelDialog({ order, onClose }: { order: DeskphoneOrder; onClose(): void }) {
  const t = useT();
  const client = useQueryClient();
  const textOf = useOrderText();
  const cancelled = useConfirm(() => cancelOrder(order.id), {
    done: t(buyMessages.orderCancelled),
    onDone: onClose,
    settle: () => client.invalidateQueries({ queryKey: ordersOptions().queryKey }),
  });
  return (
    <ConfirmDialog
      title={t(buyMessages.cancelTitle, { phones: textOf(order) })}
      confirmText={t(buyMessages.cancelConfirm)}
      cancelText={t(buyMessages.keepOrder)}
      onClose={onClose}
      {...cancelled.dialog}
    >
      {t(buyMessages.cancelText)}
    </ConfirmDialog>
  );
}
