import { type Invoice, unpaidStatuses } from '@jackfield/contract/api/billing';
import type { StatusBadgeProps } from '@jackfield/kit/ui/core';
import type { Message } from '@jackfield/runtime';
import { billingMessages, invoiceStates } from './messages.ts';

interface Look extends Pick<StatusBadgeProps, 'meaning' | 'shape'> {
  label: Message;
}

const paid: Look = { meaning: 'success', shape: 'dot', label: invoiceStates.paid };
const failed: Look = { meaning: 'error', shape: 'bar', label: invoiceStates.failed };

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

/** How an invoice looks while its payment is on its way, whatever its stored status. */
const beingPaid: Look = { meaning: 'info', shape: 'ring', label: billingMessages.inProgress };

/** Colour, shape and word of an invoice; one that is being paid is neither open nor failed. */
export const invoiceLook = ({ status, isBeingPaid }: Pick<Invoice, 'status' | 'isBeingPaid'>) =>
  isBeingPaid ? beingPaid : invoiceStyles[status];

/** Whether the money of an invoice has not come yet, even if it is on its way. */
export const isUnpaid = ({ status }: Pick<Invoice, 'status'>): boolean =>
  unpaidStatuses.includes(status);

/** Whether money is still wanted for an invoice: what is being paid is not open. */
export const isPayable = (invoice: Pick<Invoice, 'status' | 'isBeingPaid'>): boolean =>
  isUnpaid(invoice) && !invoice.isBeingPaid;

/** Whether the last payment of an invoice failed, and no other is on its way. */
export const hasFailed = (invoice: Pick<Invoice, 'status' | 'isBeingPaid'>): boolean =>
  invoiceLook(invoice) === failed;

/** Whether an invoice that is still to be paid is past its day, `now` in ms since 1970. */
export function isOverdue(
  invoice: Pick<Invoice, 'status' | 'isBeingPaid' | 'dueAt'>,
  now: number,
): boolean {
  return isPayable(invoice) && invoice.dueAt !== null && Date.parse(invoice.dueAt) < now;
}
