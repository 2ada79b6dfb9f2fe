import { activateLocale } from '@jackfield/texts';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import {
  currencySign,
  formatCents,
  parseCents,
  shareOf,
  sumAmounts,
  sumCents,
  taxOn,
  toAmount,
  toCents,
  toDecimal,
} from './money.ts';

afterEach(() => activateLocale('en'));

const anyCents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(toCents);
const owed = fc.integer({ min: 0, max: 99_999_999 }).map(toCents);

it('reads and writes every amount of the database and of an answer without losing a cent', () => {
  fc.assert(
    fc.property(anyCents, (some) => {
      expect(parseCents(toDecimal(some))).toBe(some);
      expect(parseCents(toAmount(some))).toBe(some);
    }),
  );
  expect([toDecimal(toCents(5)), toDecimal(toCents(-18_900)), parseCents('0.29')]).toEqual([
    '0.05',
    '-189.00',
    29,
  ]);
  expect(Object.is(parseCents(-0.001), 0)).toBe(true);
});

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('takes %s for no cents', (whole) => {
  expect(() => toCents(whole)).toThrow(RangeError);
});

it('reads no amount from what is none', () => {
  expect(() => parseCents('ten')).toThrow(RangeError);
});

it('adds up in any order, and amounts as their cents', () => {
  fc.assert(
    fc.property(fc.array(anyCents, { maxLength: 50 }), (all) => {
      expect(sumCents(all.toReversed())).toBe(sumCents(all));
      expect(sumAmounts(all.map(toAmount))).toBe(toAmount(sumCents(all)));
      expect(sumAmounts(all.map(toDecimal))).toBe(toAmount(sumCents(all)));
    }),
  );
  expect(sumAmounts([0.1, '0.20'])).toBe(0.3);
});

it('a share is the nearest cent, halves up, and the whole is the amount', () => {
  const part = fc.integer({ min: 1, max: 31 });
  fc.assert(
    fc.property(owed, part, part, (some, one, other) => {
      const [days, ofMonth] = [Math.min(one, other), Math.max(one, other)];
      const off =
        2n * (BigInt(shareOf(some, days, ofMonth)) * BigInt(ofMonth) - BigInt(some) * BigInt(days));
      expect(off > -BigInt(ofMonth) && off <= BigInt(ofMonth)).toBe(true);
      expect(shareOf(some, ofMonth, ofMonth)).toBe(some);
    }),
  );
  expect(shareOf(toCents(39_600), 5, 30)).toBe(6600);
  expect(shareOf(toCents(1), 1, 2)).toBe(1);
  expect(shareOf(toCents(300), 1, 31)).toBe(10);
});

it('tax is that per cent of the amount, to the cent, halves up', () => {
  fc.assert(
    fc.property(owed, fc.integer({ min: 0, max: 99_999 }).map(toCents), (some, hundredths) => {
      const off =
        20_000n * BigInt(taxOn(some, toDecimal(hundredths))) -
        2n * BigInt(some) * BigInt(hundredths);
      expect(off > -10_000n && off <= 10_000n).toBe(true);
    }),
  );
  expect(taxOn(toCents(6600), '5.00')).toBe(330);
  expect(taxOn(toCents(10), '5.00')).toBe(1);
  expect(taxOn(toCents(2200), '8.88')).toBe(195);
  expect(taxOn(toCents(2200), null)).toBe(0);
});

it('prints as money does', () => {
  expect([formatCents(toCents(123_450), 'usd'), formatCents(toCents(-400), 'myr')]).toEqual([
    '$1,234.50',
    '-RM\u00a04.00',
  ]);
});

it.each([
  ['en', 'usd', { prefix: '$' }],
  ['ms', 'myr', { prefix: 'RM' }],
  ['fr-CA', 'usd', { suffix: '$' }],
] as const)(
  'LANG-01 a field of amounts in %s has the sign of %s where it is',
  (tag, currency, sign) => {
    activateLocale(tag);
    expect(currencySign(currency)).toEqual(sign);
  },
);
