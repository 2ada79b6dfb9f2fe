import type { SpecialDates } from '@jackfield/contract/api/routing';
import { expect, it } from 'vitest';
import { hasDateWithin, inOrder, upcoming } from './upcoming.ts';

const date = (from: string, to: string, repeatsYearly: boolean): SpecialDates => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  name: from,
  from,
  to,
  closed: true,
  intervals: [],
  repeatsYearly,
});

it('annex J3 finds the coming days, over the end of the year too', () => {
  expect(upcoming(date('2026-12-25', '2026-12-25', false), '2026-12-25')).toBe('2026-12-25');
  expect(upcoming(date('2026-12-25', '2026-12-25', false), '2026-12-26')).toBeNull();
  expect(upcoming(date('2020-12-25', '2020-12-25', true), '2026-12-26')).toBe('2027-12-25');
  expect(upcoming(date('2020-12-24', '2021-01-02', true), '2027-01-01')).toBe('2026-12-24');
  expect(upcoming(date('2020-12-24', '2021-01-02', true), '2027-01-03')).toBe('2027-12-24');
});

it('annex J3 tells whether a date lies in the next 90 days', () => {
  const now = Date.parse('2026-11-21T18:00:00Z');
  const soon = (dates: SpecialDates[]) =>
    hasDateWithin({ dates, timeZone: 'America/Chicago' }, now, 90);
  expect(soon([])).toBe(false);
  expect(soon([date('2025-12-25', '2025-12-25', true)])).toBe(true);
  expect(soon([date('2025-12-25', '2025-12-25', false)])).toBe(false);
  expect(soon([date('2026-02-19', '2026-02-19', true)])).toBe(true);
  expect(soon([date('2026-02-20', '2026-02-20', true)])).toBe(false);
});

it('dates that are over stand last', () => {
  const over = date('2020-05-01', '2020-05-01', false);
  const [may, december] = [
    date('2020-05-02', '2020-05-02', true),
    date('2026-12-25', '2026-12-25', false),
  ];
  expect(inOrder([over, may, december], '2026-11-21')).toEqual([december, may, over]);
});
