import { expect, it } from 'vitest';
import { lastDays, periodFilters, periodOf, presetOf, todayIn } from './period.ts';

const today = '2026-03-02';

it('[OP-01] takes the day of the account, not of the browser', () => {
  const now = new Date('2026-03-02T03:00:00Z');
  expect(todayIn('America/Chicago', now)).toBe('2026-03-01');
  expect(todayIn('Asia/Kuala_Lumpur', now)).toBe('2026-03-02');
});

it('[NUM-09] counts both ends of a period, over months and leap days', () => {
  expect(lastDays(7, today)).toEqual({ start: '2026-02-24', end: today });
  expect(lastDays(30, '2028-03-01')).toEqual({ start: '2028-02-01', end: '2028-03-01' });
});

it.each([
  [{}],
  [{ start: '2026-03-02' }],
  [{ start: '2026-03-02', end: '2026-03-01' }],
  [{ start: 'x', end: '2026-03-01' }],
  [{ start: '2026-13-01', end: '2026-13-02' }],
])('[NUM-09] shows the last 30 days for an address with %j', (filters) => {
  expect(periodOf(filters, today)).toEqual(lastDays(30, today));
});

it('[NUM-09] keeps the usual period out of the address', () => {
  const own = { start: '2026-01-01', end: '2026-01-31' };
  expect(periodOf(own, today)).toEqual(own);
  expect(periodFilters(own, today)).toEqual(own);
  expect(periodFilters(lastDays(30, today), today)).toEqual({ start: '', end: '' });
  expect(presetOf(lastDays(90, today), today)).toBe(90);
  expect(presetOf(own, today)).toBeNull();
});
