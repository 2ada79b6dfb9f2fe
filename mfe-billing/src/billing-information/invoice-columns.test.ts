import { expect, it } from 'vitest';
import { invoiceColumns } from './invoice-columns.tsx';

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

// Least width of the table in windows of 1440 and 1200, beside its scroll bar.
it.each([
  [1440, 1127],
  [1200, 887],
])('no word of an invoice is cut in a window of %i', (window, table) => {
  const all = invoiceColumns({ timeZone: 'UTC', now: 0, hasDocuments: true, onPay: () => {} });
  const columns = all.filter(({ from = 0 }) => from <= window);
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  const cut = Object.entries(needed).filter(([words, least]) => {
    const column = columns.find(({ key }) => key === words.split(':')[0]);
    return column !== undefined && (column.width / total) * table < least;
  });
  expect(cut).toEqual([]);
});
