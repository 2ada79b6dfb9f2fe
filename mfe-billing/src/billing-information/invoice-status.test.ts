import { type Invoice, invoiceStatuses } from '@jackfield/contract/api/billing';
import { t } from '@jackfield/runtime';
import { expect, it } from 'vitest';
import { hasFailed, invoiceLook, invoiceStyles, isOverdue, isPayable } from './invoice-status.ts';

it('ENUM-02 labels the eight stored statuses as annex E3 does', () => {
  const labels = invoiceStatuses.map((status) => [status, t(invoiceStyles[status].label)]);
  expect(Object.fromEntries(labels)).toEqual({
    draft: 'Draft',
    open: 'Open',
    succeeded: 'Paid',
    paid: 'Paid',
    'payment_intent.payment_failed': 'Failed',
    failed: 'Failed',
    void: 'Void',
    uncollectible: 'Uncollectible',
  });
});

it('tells words of one colour apart by their shape', () => {
  const looks = Object.values(invoiceStyles);
  for (const one of looks) {
    const same = looks.filter(
      ({ meaning, shape }) => meaning === one.meaning && shape === one.shape,
    );
    expect(new Set(same.map(({ label }) => label.id)).size).toBe(1);
  }
});

const dueAt = '2026-11-30T06:00:00.000Z';
const after = Date.parse(dueAt) + 1;

it('calls only an unpaid invoice overdue', () => {
  const isLate = (status: Invoice['status'], now = after) =>
    isOverdue({ status, isBeingPaid: false, dueAt }, now);
  expect(isLate('open')).toBe(true);
  expect(isLate('open', after - 2)).toBe(false);
  expect(isLate('payment_intent.payment_failed')).toBe(true);
  expect(isLate('paid')).toBe(false);
  expect(isLate('void')).toBe(false);
  expect(isOverdue({ status: 'draft', isBeingPaid: false, dueAt: null }, after)).toBe(false);
});

it('what is being paid is neither open nor failed nor overdue', () => {
  for (const status of ['open', 'failed', 'payment_intent.payment_failed'] as const) {
    const invoice = { status, isBeingPaid: true, dueAt };
    expect([isPayable(invoice), hasFailed(invoice), isOverdue(invoice, after)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(t(invoiceLook(invoice).label)).toBe('Payment processing');
  }
  expect(hasFailed({ status: 'failed', isBeingPaid: false })).toBe(true);
});
