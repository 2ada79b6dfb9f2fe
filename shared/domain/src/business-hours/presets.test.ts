import { expect, it } from 'vitest';
import { isEmptyWeek, officeWeek } from './presets.ts';

it('a week is empty where no day has hours, a closed weekend does not make it so', () => {
  const week = officeWeek();
  expect(isEmptyWeek(week)).toBe(false);
  const { monday: _hours, ...days } = week;
  const none = Object.fromEntries(Object.keys(days).map((day) => [day, []]));
  expect(isEmptyWeek({ ...week, ...none })).toBe(false);
  expect(isEmptyWeek({ ...week, ...none, monday: [] })).toBe(true);
});
