import { dayNumber } from '@jackfield/domain/business-hours';
import { expect, it } from 'vitest';
import {
  daysFrom,
  monthStartOf,
  slotAt,
  slotsOf,
  weekStartOf,
  weeksOfMonth,
} from './calendar-days.ts';

const hour = 3_600_000;
const zone = 'America/Chicago';

it('begins weeks on Sundays and months on their first, before 1970 too', () => {
  expect(weekStartOf(dayNumber('2026-11-26'))).toBe(dayNumber('2026-11-22'));
  expect(weekStartOf(dayNumber('2026-11-22'))).toBe(dayNumber('2026-11-22'));
  expect(weekStartOf(dayNumber('1969-12-30'))).toBe(dayNumber('1969-12-28'));
  expect(monthStartOf(dayNumber('2026-12-31'), 1)).toBe(dayNumber('2027-01-01'));
});

it('shows each week that a month touches', () => {
  const { first, count } = weeksOfMonth(dayNumber('2026-12-15'));
  expect([first, count]).toEqual([dayNumber('2026-11-29'), 35]);
  expect(weeksOfMonth(dayNumber('2026-02-01')).count).toBe(28);
});

it('has an hour more or less where the clock changes, and the same hours of the day', () => {
  const [back] = daysFrom(zone, dayNumber('2026-11-01'), 1, 'whole');
  const [forward] = daysFrom(zone, dayNumber('2027-03-14'), 1, 'whole');
  expect(back && slotsOf(back)).toBe(50);
  expect(forward && slotsOf(forward)).toBe(46);
  const [office] = daysFrom(zone, dayNumber('2026-11-01'), 1, 'office');
  expect(office && [slotsOf(office), office.from]).toEqual([26, Date.UTC(2026, 10, 1, 13)]);
});

it('finds the half hour of an instant', () => {
  const day = { from: 0, to: 2 * hour };
  expect(slotAt(day, 45 * 60_000)).toEqual({ from: hour / 2, to: hour });
});
