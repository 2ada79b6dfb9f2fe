import type { Invoice } from '@jackfield/contract/api/billing';
import { isPayable } from '../billing-information/invoice-status.ts';

/** What is still to be paid. */
export interface OpenAmount {
  readonly amount: number;
  readonly count: number;
  /** The earliest day by which something of it is due. */
  readonly dueAt: string | null;
}

/** Sums up the invoices that still want money, in whole cents, so that nothing is off by one. */
export function openAmount(invoices: readonly Invoice[]): OpenAmount {
  const open = invoices.filter(isPayable);
  const cents = open.reduce((sum, { amountDue }) => sum + Math.round(amountDue * 100), 0);
  const [dueAt = null] = open.flatMap((one) => (one.dueAt === null ? [] : [one.dueAt])).toSorted();
  return { amount: cents / 100, count: open.length, dueAt };
}
