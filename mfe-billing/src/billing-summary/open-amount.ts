import type { Invoice } from '@jackfield/contract/api/billing';
import { isPayable } from '../billing-information/invoice-status.ts';

/** What is still to be paid. */
export interface OpenAmount {
  readonly amount: number;
  readonly count: number;
  /** The earliest day by which something of it is due. */
  readonly dueAt: string | null;
  /** The invoice to pay first: due before the others, and not being paid already. */
  readonly first: Invoice | null;
}

/** Those without a day come last. */
const dayOf = ({ dueAt }: Invoice) => dueAt ?? '9999';

/** Sums up the invoices that still want money, in whole cents, so that nothing is off by one. */
export function openAmount(invoices: readonly Invoice[]): OpenAmount {
  const open = invoices
    .filter(isPayable)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const cents = open.reduce((sum, { amountDue }) => sum + Math.round(amountDue * 100), 0);
  return {
    amount: cents / 100,
    count: open.length,
    dueAt: open[0]?.dueAt ?? null,
    first: open.find(({ isBeingPaid }) => !isBeingPaid) ?? null,
  };
}
