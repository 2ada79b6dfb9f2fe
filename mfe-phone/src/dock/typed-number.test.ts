import { expect, it } from 'vitest';
import { readTyped, shownTyped } from './typed-number.ts';

it.each([
  ['USA', '1008', '1008'],
  ['USA', '911', '911'],
  ['USA', '*97', '*97'],
  ['USA', '25155501', '+1 (251) 555-01'],
  ['USA', '12515550167', '+1 (251) 555-0167'],
  ['USA', '+', '+'],
  ['USA', '+1', '+1'],
  ['USA', '+1251', '+1 (251)'],
  ['USA', '+442079460000', '+442079460000'],
  ['USA', '01144207946000', '01144207946000'],
  ['MYS', '0123456789', '+60 12-345 6789'],
  ['USA', 'elena', 'elena'],
])('[CALL-16] shows in %s what is typed: %s as %s', (country, typed, shown) => {
  expect(shownTyped(typed, country)).toBe(shown);
});

it.each([
  ['+1 (251) 555-0167', '+12515550167'],
  ['tel:+1-251-555-0167', '+12515550167'],
  ['(251) 555.0167', '2515550167'],
  ['*97#', '*97#'],
  ['  1008 ', '1008'],
  ['Elena V', 'Elena V'],
])('[CALL-16] reads what is typed or pasted: %s as %s', (text, typed) => {
  expect(readTyped(text)).toBe(typed);
});
