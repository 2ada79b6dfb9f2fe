import type { OrderState } from '@jackfield/contract/api/number';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { orderStateTexts } from './messages.ts';

const looks: Record<OrderState, Pick<StatusBadgeProps, 'meaning' | 'shape'>> = {
  none: { meaning: 'quiet', shape: 'ring' },
  pending: { meaning: 'warning', shape: 'ring' },
  processing: { meaning: 'warning', shape: 'ring' },
  completed: { meaning: 'success', shape: 'dot' },
  failed: { meaning: 'error', shape: 'cross' },
};

/** State of an order of a calling name or directory listing, as word and shape (annex E4). */
export function OrderStatus({ status }: { status: OrderState }) {
  const t = useT();
  return <StatusBadge {...looks[status]}>{t(orderStateTexts[status])}</StatusBadge>;
}
