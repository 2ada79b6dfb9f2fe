import type { Quote } from '@jackfield/contract/api/price';
import { t } from '@jackfield/runtime';
import { fakeQuote, fakeQuoteLine } from '@jackfield/testing';
import { expect, it } from 'vitest';
import { quoteLines } from './quote-lines.ts';

const november = { from: '2026-11-26', to: '2026-11-30', days: 5, daysOfMonth: 30, isPaid: false };
const user = {
  item: 'user' as const,
  name: 'Users',
  price: 22,
  taxRate: 5,
  each: { amount: 3.67, tax: 0.18, total: 3.85 },
};

const notes = (given: Partial<Quote>) =>
  quoteLines(fakeQuote(given), t).map(({ note, amount }) => [note, amount]);

it('says how the share and the tax of one line of the invoice come about', () => {
  const each = { amount: 66, tax: 3.3, total: 69.3 };
  const line = fakeQuoteLine({ ...user, quantity: 18, total: 69.3, each });
  const share = { ...november, amount: 66 };
  const tax = { amount: 3.3, rate: 5, isExempt: false };
  expect(notes({ lines: [line], monthly: 396, share, tax })).toEqual([
    [undefined, '$0.00'],
    ['Users, 18 × $22.00', '$396.00'],
    ['5 of 30 days of $396.00', '$66.00'],
    ['5.00% of $66.00', '$3.30'],
  ]);
});

it('says it of each where there are several, and how often', () => {
  const number = fakeQuoteLine({
    item: 'localNumber',
    name: 'Local number',
    quantity: 1,
    price: 3,
    taxRate: 5,
    total: 0.53,
    each: { amount: 0.5, tax: 0.03, total: 0.53 },
  });
  const lines = [fakeQuoteLine({ ...user, quantity: 2, times: 2, total: 7.7 }), number];
  const share = { ...november, amount: 7.84 };
  const tax = { amount: 0.39, rate: 5, isExempt: false };
  expect(notes({ lines, monthly: 47, share, tax }).slice(2)).toEqual([
    [
      'Users: 2 × $3.67, each 5 of 30 days of $22.00; Local number: 5 of 30 days of $3.00 = $0.50',
      '$7.84',
    ],
    ['Users: 2 × $0.18, each 5.00% of $3.67; Local number: 5.00% of $0.50 = $0.03', '$0.39'],
  ]);
});

it.each([
  [{ isTrial: true }, 'Free during the trial'],
  [{ share: { ...november, amount: 0, isPaid: true } }, 'Already paid'],
])('says why nothing is paid of a month: %o', (given, why) => {
  const line = fakeQuoteLine({ ...user, quantity: 1, total: 0 });
  const share = { ...november, amount: 0 };
  const tax = { amount: 0, rate: 5, isExempt: false };
  expect(notes({ lines: [line], share, tax, ...given }).slice(2)).toEqual([
    [why, '$0.00'],
    [undefined, '$0.00'],
  ]);
});
