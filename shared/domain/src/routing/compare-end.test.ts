import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { compareEnd } from './compare-end.ts';
import type { RoutingConfig } from './config.ts';
import { account, company, officeHours, team } from './sample-account.ts';

// Monday, midnight in Chicago.
const from = Date.parse('2026-11-16T06:00:00Z');
const dayLength = 86_400_000;
const year = 365;
const daysOf = (before: RoutingConfig, after: RoutingConfig) =>
  (compareEnd({ from, before, after }) - from) / dayLength;

const date = (day: string, change: object = {}) => ({
  id: day,
  name: 'Closed',
  from: day,
  to: day,
  closed: true,
  intervals: [],
  repeatsYearly: false,
  ...change,
});
const withDates = (...dates: ReturnType<typeof date>[]) =>
  account({ companies: [company({ businessHour: { ...officeHours, dates } })] });

describe('how far a change is looked at (annex J4)', () => {
  it('is a year', () => {
    expect(daysOf(account(), account())).toBe(year);
    expect(daysOf(account(), withDates(date('2027-01-01')))).toBe(year);
  });

  it('goes on to a date that is added or taken away, so that its callers are told', () => {
    const after = withDates(date('2027-12-24'));
    for (const [old, now] of [
      [account(), after],
      [after, account()],
    ] as const) {
      const until = compareEnd({ from, before: old, after: now });
      const [difference] = compare(old, now, { from, until });
      const nine = Date.parse('2027-12-24T15:00:00Z');
      expect(difference?.spans).toEqual([nine, nine + 8 * 3_600_000]);
      expect(compare(old, now, { from })).toEqual([]);
    }
  });

  it('does not go on to dates that stay, come every year or are over', () => {
    const far = date('2028-03-01');
    expect(daysOf(withDates(far), withDates(far, date('2026-12-24')))).toBe(year);
    const yearly = date('2028-03-01', { repeatsYearly: true });
    expect(daysOf(account(), withDates(yearly))).toBe(year);
    expect(daysOf(account(), withDates(date('2020-03-01')))).toBe(year);
  });

  it('goes on to the next Feb 29, for a date that comes in leap years alone', () => {
    const leap = date('2024-02-29', { repeatsYearly: true });
    const after = withDates(leap);
    const until = compareEnd({ from, before: account(), after });
    const [difference] = compare(account(), after, { from, until });
    // A Tuesday.
    const nine = Date.parse('2028-02-29T15:00:00Z');
    expect(difference?.spans).toEqual([nine, nine + 8 * 3_600_000]);
    expect(daysOf(withDates(leap), withDates(leap))).toBe(year);
  });

  it('looks at the dates of teams, and three years ahead at most', () => {
    const hours = { ...officeHours, dates: [date('2028-01-03')] };
    const after = account({ teams: [team('Sales', { businessHour: hours })] });
    const before = account({ teams: [team('Sales', { businessHour: officeHours })] });
    expect(daysOf(before, after)).toBe(415);
    expect(daysOf(account(), withDates(date('2099-01-01')))).toBe(3 * year);
  });
});
