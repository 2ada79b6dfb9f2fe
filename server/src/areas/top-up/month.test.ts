import { expect, it } from 'vitest';
import { monthAt } from './month.ts';

it.each([
  ['2026-11-22T12:00:00Z', '2026-11-01', '2026-12-01'],
  ['2026-12-01T05:59:00Z', '2026-11-01', '2026-12-01'],
  ['2026-12-01T06:00:00Z', '2026-12-01', '2027-01-01'],
])('the month of %s is that of the account', (at, month, nextMonth) => {
  expect(monthAt('America/Chicago', new Date(at))).toEqual({ month, nextMonth });
});
