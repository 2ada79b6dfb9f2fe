import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOf, centsOf, partOf, taxOn } from './cents.ts';

it('reads and writes every amount of the database without losing a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
      expect(centsOf(amountOf(cents))).toBe(cents);
    }),
  );
  expect([amountOf(5), amountOf(18_900), centsOf('0.29')]).toEqual(['0.05', '189.00', 29]);
});

it('rounds a part to the nearest cent, halves up', () => {
  expect(partOf(600, 9, 30)).toBe(180);
  expect(partOf(300, 1, 31)).toBe(10);
  expect(partOf(1, 1, 2)).toBe(1);
  expect(taxOn(180, '5.00')).toBe(9);
  expect(taxOn(10, '5.00')).toBe(1);
  expect(taxOn(2200, '8.88')).toBe(195);
  expect(taxOn(2200, null)).toBe(0);
});
