import { expect, it } from 'vitest';
import { capRange, creditRange, readAmount } from './read-amount.ts';

it.each([
  ['5', 5],
  ['500.00', 500],
  ['25.5', 25.5],
  ['25,50', 25.5],
  [' $ 19.99 ', 19.99],
  ['RM30', 30],
])('OP-104 reads %s', (text, amount) => {
  expect(readAmount(text, creditRange)).toEqual({ amount, fault: null });
});

it.each(['4.99', '500.01', '0', '-25', 'a lot', '1,000.00', '1e2', ''])(
  'OP-104 refuses %s',
  (text) => {
    expect(readAmount(text, creditRange)).toEqual({ amount: null, fault: 'range' });
  },
);

it.each([
  ['15', 15],
  [' 15.50 ', 15.5],
  ['15,5', 15.5],
  ['1', 1],
  ['10000', 10_000],
  ['$50', 50],
  ['25,50 $', 25.5],
  ['1,000 $US', 1000],
  ['1,000', 1000],
  ['1,000.50', 1000.5],
  ['$10,000.00', 10_000],
])('a cap %j is read as %j', (text, cap) => {
  expect(readAmount(text, capRange)).toEqual({ amount: cap, fault: null });
});

it.each(['0.99', '10000.01', '10,000.01', '1,00,0', '1,000,5', '-5', 'ten', ''])(
  'a cap %j is refused',
  (text) => {
    expect(readAmount(text, capRange)).toEqual({ amount: null, fault: 'range' });
  },
);

it.each(['10.123', '15,1234', '1,000.505'])('a third decimal of %s is refused', (text) => {
  expect(readAmount(text, capRange)).toEqual({ amount: null, fault: 'decimals' });
});
