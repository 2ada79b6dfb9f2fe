import type { Invoice } from '@jackfield/contract/api/billing';
import { expect, it } from 'vitest';
import { openAmount } from './open-amount.ts';

const invoice = (
  status: Invoice['status'],
  amountDue: number,
  dueAt: string | null,
  isBeingPaid = false,
): Invoice => ({
  id: '018f0000-0000-7000-8000-0000000000c1',
  number: 'INV-1',
  paid: status === 'paid',
  status,
  amountDue,
  currency: 'usd',
  createdAt: '2026-11-01T00:00:00.000Z',
  dueAt,
  periodStart: '2026-10-01T00:00:00.000Z',
  periodEnd: '2026-11-01T00:00:00.000Z',
  documentUrl: null,
  isBeingPaid,
  confirmUrl: null,
});

it('[BILL-04] sums up what wants money, to the cent, with the earliest day', () => {
  expect(
    openAmount([
      invoice('draft', 900, null),
      invoice('open', 0.1, '2026-11-30T00:00:00.000Z'),
      invoice('payment_intent.payment_failed', 0.2, '2026-10-30T00:00:00.000Z'),
      invoice('uncollectible', 18.4, null),
      invoice('paid', 500, '2026-01-30T00:00:00.000Z'),
      invoice('void', 32, '2026-01-30T00:00:00.000Z'),
    ]),
  ).toMatchObject({ amount: 18.7, count: 3, dueAt: '2026-10-30T00:00:00.000Z' });
});

it('[BILL-04] says nothing is open where all is paid', () => {
  expect(openAmount([invoice('paid', 500, null)])).toEqual({
    amount: 0,
    beingPaid: 0,
    count: 0,
    dueAt: null,
    first: null,
  });
});

it('[BILL-06] what is being paid is beside the open amount, and not the first to pay', () => {
  const sums = openAmount([
    invoice('uncollectible', 1, null),
    invoice('open', 2, '2026-11-30T00:00:00.000Z'),
    invoice('failed', 3, '2026-10-30T00:00:00.000Z'),
    invoice('open', 4, '2026-09-30T00:00:00.000Z', true),
  ]);
  expect(sums).toMatchObject({
    amount: 6,
    beingPaid: 4,
    count: 3,
    dueAt: '2026-10-30T00:00:00.000Z',
    first: { amountDue: 3 },
  });
});
