import { expect, it } from 'vitest';
import { fromCarrier } from './carrier-number.ts';

it.each([
  ['+12515550199', '+12515550199'],
  ['12515550199', '+12515550199'],
  ['2515550199', '+12515550199'],
  ['+12515550199;npdi;rn=+12515550000', '+12515550199'],
  ['(251) 555-0199', '+12515550199'],
  ['60321550112', '+60321550112'],
  ['anonymous', null],
  ['', null],
])('reads %s', (written, number) => {
  expect(fromCarrier(written)).toBe(number);
});
