import type { Quote } from '@jackfield/contract/api/price';

type Line = Quote['lines'][number];

/** A line of a quote without tax, which is one line of the invoice. */
export const fakeQuoteLine = (
  given: Pick<Line, 'item' | 'name' | 'quantity' | 'price' | 'total'> & Partial<Line>,
): Line => ({
  amount: given.quantity * given.price,
  times: 1,
  each: { amount: given.total, tax: 0, total: given.total },
  taxRate: null,
  ...given,
});

/** What a local number costs for nine days of November, without tax. */
export const fakeQuote = (given: Partial<Quote> = {}): Quote => ({
  currency: 'usd',
  isTrial: false,
  oneTime: 0,
  monthly: 3,
  lines: [
    fakeQuoteLine({ item: 'localNumber', name: 'Local number', quantity: 1, price: 3, total: 0.9 }),
  ],
  share: {
    amount: 0.9,
    from: '2026-11-22',
    to: '2026-11-30',
    days: 9,
    daysOfMonth: 30,
    isPaid: false,
  },
  tax: { amount: 0, rate: null, isExempt: false },
  total: 0.9,
  invoiceOn: '2026-12-01',
  monthlyWithTax: 3,
  credit: 248.6,
  daysLeft: 12,
  ...given,
});
