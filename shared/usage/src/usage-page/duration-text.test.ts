import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [0, '0:00'],
  [24, '0:24'],
  [725, '12:05'],
  [3723, '1:02:03'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
