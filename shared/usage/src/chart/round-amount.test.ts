import { expect, it } from 'vitest';
import { roundAmount } from './round-amount.ts';

it.each([
  ['$1,000.00', '$1,000'],
  ['$0.50', '$0.50'],
  ['1\u00a0000,00\u00a0$', '1\u00a0000\u00a0$'],
])('an axis says %s as %s', (amount, said) => {
  expect(roundAmount(amount)).toBe(said);
});
