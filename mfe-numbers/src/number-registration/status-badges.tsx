import type { CampaignNumbers } from '@jackfield/contract/api/number-registration';
import { StatusBadge, type StatusBadgeProps } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { registrationMessages } from './messages.ts';

type Look = Pick<StatusBadgeProps, 'meaning' | 'shape'>;

const on: Look = { meaning: 'success', shape: 'dot' };
const waiting: Look = { meaning: 'warning', shape: 'ring' };
const refused: Look = { meaning: 'error', shape: 'cross' };
const stopped: Look = { meaning: 'error', shape: 'bar' };
const off: Look = { meaning: 'quiet', shape: 'bar' };

const looks: Record<CampaignNumbers['status'] | CampaignNumbers['brand']['status'], Look> = {
  pendingPayment: waiting,
  paymentFailed: refused,
  pendingReview: waiting,
  active: on,
  rejected: refused,
  suspended: stopped,
  deactivated: off,
  pending: waiting,
  verified: on,
  unverified: refused,
};

/** State of a brand or a campaign (annexes E5, E6). */
export function RecordStatus({ status }: { status: keyof typeof looks }) {
  const t = useT();
  return <StatusBadge {...looks[status]}>{t(registrationMessages[status])}</StatusBadge>;
}
