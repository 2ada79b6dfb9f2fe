import { expect, it } from 'vitest';
import { readCap } from './read-cap.ts';

it.each([
  ['15', 15],
  [' 15.50 ', 15.5],
  ['15,5', 15.5],
  ['1', 1],
  ['0.99', null],
  ['10000', 10_000],
  ['10000.01', null],
  ['15.555', null],
  ['', null],
  ['-5', null],
  ['ten', null],
])('%j is read as %j', (text, cap) => {
  expect(readCap(text)).toBe(cap);
});
