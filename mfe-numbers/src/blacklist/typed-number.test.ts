import { expect, it } from 'vitest';
import { wholeNumberIn } from './typed-number.ts';

it.each([
  ['+12055550199', '+12055550199'],
  ['(205) 555-0199', '+12055550199'],
  ['block 205.555.0199', '+12055550199'],
  ['+60 12-345 6789', '+60123456789'],
  ['205555', null],
  ['0100', null],
  ['main 1', null],
  ['block', null],
])('[NUM-06] annex J8 %s is a whole number, or none', (text, number) => {
  expect(wholeNumberIn(text, 'USA')).toBe(number);
});
