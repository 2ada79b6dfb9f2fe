import type { PriceItem } from '@jackfield/contract/api/price';
import { toCents } from '@jackfield/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf } from '../prices/cost.ts';
import { toQuote } from './quote.ts';

/** A printed amount in whole cents; more than two decimals would be printed as something else. */
function printed(amount: number): bigint {
  const text = amount.toFixed(2);
  expect(Number(text)).toBe(amount);
  return BigInt(text.replace('.', ''));
}

/** A part of a printed amount as a person works it out: half a cent is rounded up. */
const part = (cents: bigint, of: bigint, whole: bigint) => (2n * cents * of + whole) / (2n * whole);

const percentOf = (cents: bigint, rate: number | null) => part(cents, printed(rate ?? 0), 10_000n);

const days = fc
  .integer({ min: 28, max: 31 })
  .chain((ofMonth) =>
    fc.record({ ofMonth: fc.constant(ofMonth), count: fc.integer({ min: 1, max: ofMonth }) }),
  )
  .map((some) => ({ first: '2026-11-01', last: '2026-11-30', ...some }));

const items: readonly PriceItem[] = ['user', 'localNumber', 'tollFreeNumber'];
const pieces = fc.record({
  item: fc.constantFrom(...items),
  quantity: fc.integer({ min: 1, max: 999 }),
  cents: fc.integer({ min: 1, max: 99_999 }).map(toCents),
  isTaxed: fc.boolean(),
});

const asked = fc.record({
  days,
  isMonthly: fc.boolean(),
  isTrial: fc.boolean(),
  isPaid: fc.boolean(),
  taxRate: fc.option(fc.integer({ min: 0, max: 3000 }).map((rate) => (rate / 100).toFixed(2))),
  // Some of them twice, as what is bought one by one.
  pieces: fc
    .array(fc.tuple(pieces, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 5 })
    .map((some) => some.flatMap(([one, times]) => Array.from({ length: times }, () => one))),
});

it('every amount of a quote is what its printed derivation comes to, whatever is bought on whatever plan', () => {
  fc.assert(
    fc.property(asked, ({ pieces: bought, isMonthly, isPaid, ...account }) => {
      const costs = bought.map(({ cents, isTaxed, ...some }) =>
        costOf(some, { cents, isMonthly, isTaxed }, account),
      );
      const quote = toQuote(
        { currency: 'usd', ...account },
        { days: account.days, nextMonth: '2026-12-01' },
        costs,
        { isPaid },
      );
      const isFree = isMonthly && (account.isTrial || isPaid);
      const sums = { monthly: 0n, share: 0n, tax: 0n, withTax: 0n };
      for (const line of quote.lines) {
        const times = BigInt(line.times);
        const amount = printed(line.price) * BigInt(line.quantity);
        expect(printed(line.amount)).toBe(amount);
        const { count, ofMonth } = account.days;
        const share = isMonthly
          ? part(amount / times, BigInt(count), BigInt(ofMonth))
          : amount / times;
        expect(printed(line.each.amount)).toBe(isFree ? 0n : share);
        expect(printed(line.each.tax)).toBe(percentOf(printed(line.each.amount), line.taxRate));
        expect(printed(line.each.total)).toBe(printed(line.each.amount) + printed(line.each.tax));
        expect(printed(line.total)).toBe(times * printed(line.each.total));
        sums.monthly += amount;
        sums.share += times * printed(line.each.amount);
        sums.tax += times * printed(line.each.tax);
        sums.withTax += amount + percentOf(amount, line.taxRate);
      }
      expect(printed(quote.share?.amount ?? quote.oneTime)).toBe(sums.share);
      expect(printed(quote.tax.amount)).toBe(sums.tax);
      expect(printed(quote.total)).toBe(sums.share + sums.tax);
      expect(printed(quote.monthly)).toBe(isMonthly ? sums.monthly : 0n);
      expect(printed(quote.monthlyWithTax)).toBe(isMonthly ? sums.withTax : 0n);
    }),
    { numRuns: 1000 },
  );
});

it('18 users for 5 of 30 days of $396.00 are $66.00, and 5.00 % of that is $3.30', () => {
  const account = {
    currency: 'usd' as const,
    isTrial: false,
    taxRate: '5.00',
    days: { first: '2026-11-26', last: '2026-11-30', count: 5, ofMonth: 30 },
  };
  const price = { cents: toCents(2200), isMonthly: true, isTaxed: true };
  const cost = costOf({ item: 'user', quantity: 18 }, price, account);
  expect(toQuote(account, { ...account, nextMonth: '2026-12-01' }, [cost])).toMatchObject({
    monthly: 396,
    share: { amount: 66 },
    tax: { amount: 3.3, rate: 5 },
    total: 69.3,
    monthlyWithTax: 415.8,
  });
});
