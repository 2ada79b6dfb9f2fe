import { sumAmounts } from '@jackfield/domain';
import type { Invoice } from '@jackfield/contract/api/billing';
import { isPayable, isUnpaid } from '../billing-information/invoice-status.ts';

/** What is still to be paid. */
export interface OpenAmount {
  readonly amount: number;
  /** What is on its way already, beside the amount. */
  readonly beingPaid: number;
  readonly count: number;
  /** The earliest day by which something of it is due. */
  readonly dueAt: string | null;
  /** The invoice to pay first: due before the others. */
  readonly first: Invoice | null;
}

/** Those without a day come last. */
const dayOf = ({ dueAt }: Invoice) => dueAt ?? '9999';

const sum = (invoices: readonly Invoice[]) =>
  sumAmounts(invoices.map(({ amountDue }) => amountDue));

/** Sums up the invoices that still want money, and those whose money is on its way. */
export function openAmount(invoices: readonly Invoice[]): OpenAmount {
  const open = invoices
    .filter(isPayable)
    .toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return {
    amount: sum(open),
    beingPaid: sum(invoices.filter((one) => isUnpaid(one) && one.isBeingPaid)),
    count: open.length,
    dueAt: open[0]?.dueAt ?? null,
    first: open[0] ?? null,
  };
}
