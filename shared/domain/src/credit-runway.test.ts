import { expect, it } from 'vitest';
import { creditRunway } from './credit-runway.ts';

it.each([
  ['less than three days of it', 20, 300, 2],
  ['three days of it are enough', 30, 300, null],
  ['below 5.00, however slow the pace', 4.99, 3, 49],
  ['a lot', 248.6, 14.5, null],
  ['nothing is left', 0, 0, 0],
  ['overdrawn', -3, 10, 0],
  ['little, and no pace to tell days by', 4, 0, null],
])('J7 %s', (_what, balance, used, days) => {
  expect(creditRunway(balance, used)).toBe(days);
});
