import type { SpecialDates } from '@jackfield/contract/api/routing';
import { expect, it } from 'vitest';
import { isOpenAt } from './open-at.ts';
import { alwaysOpenIn } from './presets.ts';
import { withDates } from './with-dates.ts';

const closed: SpecialDates = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Thanksgiving',
  from: '2026-11-26',
  to: '2026-11-26',
  closed: true,
  intervals: [],
  repeatsYearly: false,
};
const opens = (hours: Parameters<typeof isOpenAt>[0], at: string) =>
  isOpenAt(hours, new Date(at)).isOpen;

it('closes a number that is always open on the date, and on no other day', () => {
  const hours = withDates(alwaysOpenIn('America/Chicago'), [closed]);
  expect(opens(hours, '2026-11-26T05:59:00Z')).toBe(true);
  expect(opens(hours, '2026-11-26T06:00:00Z')).toBe(false);
  expect(opens(hours, '2026-11-27T05:59:00Z')).toBe(false);
  expect(opens(hours, '2026-11-27T06:00:00Z')).toBe(true);
});

it('wakes no date up that did not count while the number was always open', () => {
  const old = {
    ...closed,
    id: '018f0000-0000-7000-8000-0000000000d2',
    from: '2026-12-25',
    to: '2026-12-25',
  };
  const hours = withDates({ ...alwaysOpenIn('UTC'), dates: [old] }, [closed]);
  expect(opens(hours, '2026-12-25T12:00:00Z')).toBe(true);
});
