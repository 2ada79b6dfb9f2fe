import { cancelPortOrder, type PortOrder } from '@jackfield/contract/api/port-in';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { orderMessages as messages } from '../messages.ts';
import { keepPortOrder } from '../port-query.ts';

interface CancelDialogProps {
  order: PortOrder;
  onDone?(): void;
  onClose(): void;
}

/** Asks before an order, or the draft of one, is cancelled. */
export function CancelDialog({ order, onDone, onClose }: CancelDialogProps) {
  const t = useT();
  const { id, orderNumber: name, carrier, numbers } = order;
  const cancelled = useConfirm(() => call(cancelPortOrder, { params: { id } }), {
    done: t(messages.isCancelled, { name }),
    onDone(now) {
      keepPortOrder(now);
      onClose();
      onDone?.();
    },
  });
  return (
    <ConfirmDialog
      title={t(messages.cancelTitle, { name })}
      confirmText={t(messages.cancel)}
      cancelText={t(messages.keep)}
      onClose={onClose}
      {...cancelled.dialog}
    >
      {t(messages.cancelText, { count: numbers.length, carrier })}
    </ConfirmDialog>
  );
}
