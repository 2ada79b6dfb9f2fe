import type { NumberOrderStatus } from '@jackfield/contract/api/number-order';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { numberOrderMessages } from './messages.ts';

const looks: Record<NumberOrderStatus, Pick<StatusBadgeProps, 'meaning' | 'shape'>> = {
  pending: { meaning: 'warning', shape: 'ring' },
  processing: { meaning: 'warning', shape: 'ring' },
  completed: { meaning: 'success', shape: 'dot' },
  failed: { meaning: 'error', shape: 'cross' },
};

/** State of an order as word and shape (annex E4). */
export function OrderStatus({ status }: { status: NumberOrderStatus }) {
  const t = useT();
  return <StatusBadge {...looks[status]}>{t(numberOrderMessages[status])}</StatusBadge>;
}
