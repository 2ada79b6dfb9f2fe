import type { Status } from '@jackfield/contract';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { statusLabels } from './labels.ts';

const looks: Record<Status, Pick<StatusBadgeProps, 'meaning' | 'shape'>> = {
  active: { meaning: 'success', shape: 'dot' },
  pending: { meaning: 'warning', shape: 'ring' },
  suspended: { meaning: 'error', shape: 'bar' },
  cancel: { meaning: 'quiet', shape: 'cross' },
};

/** Status of a person as word and shape (PPL-07). */
export function PersonStatus({ status }: { status: Status }) {
  const t = useT();
  return <StatusBadge {...looks[status]}>{t(statusLabels[status])}</StatusBadge>;
}
