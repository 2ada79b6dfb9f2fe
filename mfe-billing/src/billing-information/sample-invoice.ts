import type { Invoice } from '@jackfield/contract/api/billing';

/** An open invoice of 100 dollars for tests. */
export const sampleInvoice = (change: Partial<Invoice> = {}): Invoice => ({
  id: '018f0000-0000-7000-8000-0000000000c1',
  number: 'INV-1',
  paid: false,
  status: 'open',
  amountDue: 100,
  currency: 'usd',
  createdAt: '2026-01-01T12:00:00.000Z',
  dueAt: '2026-01-20T12:00:00.000Z',
  periodStart: '2025-12-01T12:00:00.000Z',
  periodEnd: '2026-01-01T12:00:00.000Z',
  documentUrl: null,
  isBeingPaid: false,
  confirmUrl: null,
  ...change,
});
