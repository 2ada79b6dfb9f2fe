import { expect, it } from 'vitest';
import { scaleOf } from './call-bars.tsx';

it.each([
  [0, 2],
  [2, 2],
  [3, 4],
  [9, 10],
  [11, 20],
  [23, 30],
  [47, 60],
  [99, 100],
  [101, 200],
])('a day of %i fits a scale to %i, whose half is whole', (most, scale) => {
  expect(scaleOf(most)).toBe(scale);
  expect(Number.isInteger(scale / 2)).toBe(true);
});
