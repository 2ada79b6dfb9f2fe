import type { CampaignListItem } from '@jackfield/contract/api/campaign';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { paymentStyles, statusStyles } from './campaign-styles.ts';

/** State of a campaign as shape and word. */
export function CampaignStatus({ status }: Pick<CampaignListItem, 'status'>) {
  const t = useT();
  const { label, ...look } = statusStyles[status];
  return <StatusBadge {...look}>{t(label)}</StatusBadge>;
}

/** State of its payment as shape and word. */
export function CampaignPayment({ paymentStatus }: Pick<CampaignListItem, 'paymentStatus'>) {
  const t = useT();
  const { label, ...look } = paymentStyles[paymentStatus];
  return <StatusBadge {...look}>{t(label)}</StatusBadge>;
}
