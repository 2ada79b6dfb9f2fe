import { expect, it } from 'vitest';
import { invoiceColumns } from './invoice-columns.tsx';

/** Least width of the table on a desk of 1440, beside its scroll bar. */
const table = 1127;
/** What the longest words of a column take, with the padding of its cell and of a badge. */
const needed = {
  'number: INV-2026-0001': 119,
  'createdAt: Nov 30, 2026': 107,
  'period: Oct 01, 2026 to Oct 31, 2026': 205,
  'status: Uncollectible': 124,
  'dueAt: Overdue since Nov 30, 2026': 200,
  'amountDue: $12,284.15': 94,
  'pay: Confirm at the bank': 149,
  'document: Document': 80,
};

it('no word of an invoice is cut on a desk', () => {
  const columns = invoiceColumns({ timeZone: 'UTC', now: 0, hasDocuments: true, onPay: () => {} });
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const cut = Object.entries(needed).filter(([words, least]) => {
    const column = columns.find(({ key }) => key === words.split(':')[0]);
    return ((column?.width ?? 0) / total) * table < least;
  });
  expect(cut).toEqual([]);
});
