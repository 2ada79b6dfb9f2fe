import { expect, it } from 'vitest';
import {
  failedStatuses,
  invoiceMoney,
  invoiceStatuses,
  owedStatuses,
  unpaidStatuses,
} from './billing.ts';

it('[BILL-06] each status of an invoice is paid, unpaid, or neither, on purpose', () => {
  const paid = invoiceStatuses.filter((status) => invoiceMoney[status] === 'paid');
  const neither = ['draft', 'void'];
  expect(paid).toEqual(['paid', 'succeeded']);
  expect(unpaidStatuses).toEqual([
    'open',
    'failed',
    'uncollectible',
    'payment_intent.payment_failed',
  ]);
  expect([...paid, ...unpaidStatuses, ...neither].toSorted()).toEqual(invoiceStatuses.toSorted());
});

it('nobody waits for what was given up, and only what was refused has failed', () => {
  expect(owedStatuses).toEqual(['open', 'failed', 'payment_intent.payment_failed']);
  expect(failedStatuses).toEqual(['failed', 'payment_intent.payment_failed']);
});
