import { invoiceStatuses } from '@jackfield/contract/api/billing';
import { t } from '@jackfield/runtime';
import { expect, it } from 'vitest';
import { invoiceStyles, isOverdue } from './invoice-status.ts';

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

it('calls only an unpaid invoice overdue', () => {
  const dueAt = '2026-11-30T06:00:00.000Z';
  const after = Date.parse(dueAt) + 1;
  expect(isOverdue({ status: 'open', dueAt }, after)).toBe(true);
  expect(isOverdue({ status: 'open', dueAt }, after - 2)).toBe(false);
  expect(isOverdue({ status: 'payment_intent.payment_failed', dueAt }, after)).toBe(true);
  expect(isOverdue({ status: 'paid', dueAt }, after)).toBe(false);
  expect(isOverdue({ status: 'void', dueAt }, after)).toBe(false);
  expect(isOverdue({ status: 'draft', dueAt: null }, after)).toBe(false);
});
