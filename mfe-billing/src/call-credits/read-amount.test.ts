import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

it.each([
  ['5', 5],
  ['500.00', 500],
  ['25.5', 25.5],
  ['25,50', 25.5],
  [' $ 19.99 ', 19.99],
  ['RM30', 30],
])('OP-104 reads %s', (text, amount) => {
  expect(readAmount(text)).toEqual({ amount, fault: null });
});

it.each(['4.99', '500.01', '0', '-25', 'a lot', '1,000.00', '1e2', ''])(
  'OP-104 refuses %s',
  (text) => {
    expect(readAmount(text)).toEqual({ amount: null, fault: 'range' });
  },
);

it('OP-104 refuses a third decimal', () => {
  expect(readAmount('10.123')).toEqual({ amount: null, fault: 'decimals' });
});
