import { leastCap, mostCap } from '@jackfield/contract/api/spend-guard';

const form = /^(\d{1,6})(?:[.,](\d{0,2}))?$/;

/** Reads a cap as typed: '15', '15.50', '15,5'; null unless it is 1.00 to 10,000.00. */
export function readCap(text: string): number | null {
  const [, whole, decimals = ''] = form.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const cap = Number(`${whole}.${decimals || '0'}`);
  return cap >= leastCap && cap <= mostCap ? cap : null;
}
