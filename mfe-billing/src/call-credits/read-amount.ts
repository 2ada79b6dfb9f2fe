import { leastCredit, mostCredit } from '@jackfield/contract/api/balance';

/** What somebody typed as an amount, and what is wrong with it. */
export type ReadAmount =
  | { amount: number; fault: null }
  | { amount: null; fault: 'range' | 'decimals' };

const form = /^[^\d.,-]{0,3}(\d{1,7})(?:[.,](\d*))?$/;

/** Reads '25', '25.50', '25,5' and '$25'; 5.00 to 500.00 with at most two decimals (OP-104). */
export function readAmount(text: string): ReadAmount {
  const [, whole, decimals = ''] = form.exec(text.trim().replaceAll(/\s/g, '')) ?? [];
  if (whole === undefined) return { amount: null, fault: 'range' };
  if (decimals.length > 2) return { amount: null, fault: 'decimals' };
  const amount = Number(`${whole}.${decimals || '0'}`);
  if (amount < leastCredit || amount > mostCredit) return { amount: null, fault: 'range' };
  return { amount, fault: null };
}
