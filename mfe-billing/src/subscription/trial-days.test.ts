import { expect, it } from 'vitest';
import { trialDays } from './trial-days.ts';

const zone = 'America/Toronto';
const start = Date.parse('2026-11-13T18:00:00Z');
const end = Date.parse('2026-11-27T18:00:00Z');
const at = (now: string) => trialDays(zone, start, end, Date.parse(now));

it.each([
  ['the first day', '2026-11-13T20:00:00Z', 14, 0],
  ['days count on the calendar, not by 24 hours', '2026-11-22T23:30:00Z', 5, 9 / 14],
  ['midnight in the zone of the account', '2026-11-23T04:59:00Z', 5, 9 / 14],
  ['and the minute after', '2026-11-23T05:00:00Z', 4, 10 / 14],
  ['the last day', '2026-11-27T05:00:00Z', 0, 1],
  ['over', '2026-12-02T12:00:00Z', -5, 1],
])('annex J9 %s', (_what, now, left, passed) => {
  expect(at(now)).toEqual({ left, passed });
});
