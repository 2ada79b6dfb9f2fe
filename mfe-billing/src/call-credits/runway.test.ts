import { expect, it } from 'vitest';
import { daysLeft, runwayOf } from './runway.ts';

it('annex J7 tells whole days, and none without a pace', () => {
  expect(daysLeft(248.6, 20.48)).toBe(12);
  expect(daysLeft(5, 20.48)).toBe(0);
  expect(daysLeft(-3, 20.48)).toBe(0);
  expect(daysLeft(248.6, null)).toBeNull();
});

it('goes on from today to the day on which the credit is used up', () => {
  const days = [
    { day: '2026-11-29', balance: 60 },
    { day: '2026-11-30', balance: 50 },
  ];
  expect(runwayOf(days, 20)).toEqual([
    { day: '2026-11-29', balance: 60, ahead: null },
    { day: '2026-11-30', balance: 50, ahead: 50 },
    { day: '2026-12-01', balance: null, ahead: 30 },
    { day: '2026-12-02', balance: null, ahead: 10 },
    { day: '2026-12-03', balance: null, ahead: 0 },
  ]);
});

it('shows two weeks ahead at most, and nothing ahead without pace or credit', () => {
  const today = { day: '2026-11-30', balance: 500 };
  expect(runwayOf([today], 1)).toHaveLength(15);
  expect(runwayOf([today], null)).toEqual([{ ...today, ahead: null }]);
  expect(runwayOf([{ ...today, balance: 0 }], 5)).toHaveLength(1);
});
