import { expect, it } from 'vitest';
import { fitPeaks } from '@jackfield/voice-media/sound-player';
import { longWhen, shortWhen } from './when.ts';

const zone = 'America/Chicago';
const now = Date.parse('2026-11-26T16:42:00.000Z');

it.each([
  ['2026-11-26T13:58:00.000Z', '7:58 am'],
  // Yesterday in Mobile, today by UTC.
  ['2026-11-26T05:30:00.000Z', 'Wed, 11:30 pm'],
  ['2026-11-20T20:40:00.000Z', 'Fri, 2:40 pm'],
  ['2026-11-19T20:40:00.000Z', 'Nov 19, 2:40 pm'],
  ['2025-11-19T20:40:00.000Z', 'Nov 19, 2025'],
])('tells when %s was, as short as it is clear: %s', (instant, text) => {
  expect(shortWhen(instant, zone, now)).toBe(text);
});

it('tells a moment in full', () => {
  expect(longWhen('2026-11-26T13:58:00.000Z', zone)).toBe('Thursday, Nov 26, 7:58 am');
});

it('draws as many bars as there is room for, each as loud as the loudest of its part', () => {
  expect(fitPeaks([10, 50, 0, 100], 2)).toEqual([0.5, 1]);
  expect(fitPeaks([20, 40], 4)).toEqual([0.2, 0.2, 0.4, 0.4]);
  expect(fitPeaks([], 2)).toEqual([0, 0]);
});
