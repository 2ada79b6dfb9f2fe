import type { NumberOrderStatus } from '@jackfield/contract/api/number-order';
import { Alert } from '@jackfield/kit/ui/core';
import { OrderStatus } from '@jackfield/phone-numbers/order-status';
import { useFormats, useT } from '@jackfield/runtime';
import { numberOrderMessages } from './messages.ts';

interface LatestOrder {
  orderStatus: NumberOrderStatus;
  reason: string | null;
  createdAt: string;
}

/** Whether no other order can be placed meanwhile (OP-102). */
export const isOpen = (order: LatestOrder | undefined): boolean =>
  order?.orderStatus === 'pending' || order?.orderStatus === 'processing';

/** What became of the newest order: under way, or refused and why; nothing once it is current. */
export function LatestOrderNote({ order, name }: { order: LatestOrder; name: string }) {
  const t = useT();
  const { relative } = useFormats();
  if (order.orderStatus === 'completed') return null;
  if (order.orderStatus === 'failed') {
    return (
      <Alert kind="error" title={t(numberOrderMessages.refused, { name })}>
        {order.reason}
      </Alert>
    );
  }
  return (
    <Alert
      kind="info"
      title={t(numberOrderMessages.underWay, { name })}
      action={<OrderStatus status={order.orderStatus} />}
    >
      {t(numberOrderMessages.underWayText, { when: relative(order.createdAt) })}
    </Alert>
  );
}
