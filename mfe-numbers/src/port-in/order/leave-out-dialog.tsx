import {
  leavePortNumberOut,
  type PortOrder,
  type PortOrderNumber,
} from '@jackfield/contract/api/port-in';
import { formatPhone } from '@jackfield/domain';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { call, useT } from '@jackfield/runtime';
import { pointMessages as messages } from '../messages.ts';
import { keepPortOrder } from '../port-query.ts';

interface LeaveOutDialogProps {
  order: PortOrder;
  number: PortOrderNumber;
  onClose(): void;
}

/** Asks before an order goes on without a number. */
export function LeaveOutDialog({ order, number, onClose }: LeaveOutDialogProps) {
  const t = useT();
  const shown = formatPhone(number.number);
  const left = useConfirm(
    () =>
      call(leavePortNumberOut, {
        params: { id: order.id, numberId: number.id },
        body: { isLeftOut: true },
      }),
    {
      onDone(now) {
        keepPortOrder(now);
        onClose();
      },
    },
  );
  return (
    <ConfirmDialog
      title={t(messages.leaveOutTitle, { number: shown })}
      danger={false}
      confirmText={t(messages.leaveOut)}
      onClose={onClose}
      {...left.dialog}
    >
      {t(messages.leaveOutText, { carrier: order.carrier })}
    </ConfirmDialog>
  );
}
