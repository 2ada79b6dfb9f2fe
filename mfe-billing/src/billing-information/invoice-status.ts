import type { Invoice } from '@jackfield/contract/api/billing';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import { common, type Message } from '@jackfield/runtime';
import { billingMessages } from './messages.ts';

interface Look extends Pick<StatusBadgeProps, 'meaning' | 'shape'> {
  label: Message;
}

const paid: Look = { meaning: 'success', shape: 'dot', label: common.paid };
const failed: Look = { meaning: 'error', shape: 'bar', label: common.failed };

/** Colour, shape and word of the eight stored statuses (ENUM-02, annex E3). */
export const invoiceStyles: Record<Invoice['status'], Look> = {
  draft: { meaning: 'quiet', shape: 'ring', label: billingMessages.draft },
  open: { meaning: 'warning', shape: 'ring', label: billingMessages.open },
  succeeded: paid,
  paid,
  'payment_intent.payment_failed': failed,
  failed,
  void: { meaning: 'quiet', shape: 'bar', label: billingMessages.void },
  uncollectible: { meaning: 'error', shape: 'cross', label: billingMessages.uncollectible },
};

/** Statuses in which money is still wanted (annex E3, PUT /api/invoice). */
const payable: readonly Invoice['status'][] = [
  'open',
  'failed',
  'payment_intent.payment_failed',
  'uncollectible',
];

/** Whether money is still wanted for an invoice. */
export const isPayable = ({ status }: Pick<Invoice, 'status'>): boolean => payable.includes(status);

/** Whether an invoice that is still to be paid is past its day, `now` in ms since 1970. */
export function isOverdue({ status, dueAt }: Pick<Invoice, 'status' | 'dueAt'>, now: number) {
  return isPayable({ status }) && dueAt !== null && Date.parse(dueAt) < now;
}
