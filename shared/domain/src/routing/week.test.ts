import type { OpenInterval } from '@jackfield/contract/api/routing';
import { describe, expect, it } from 'vitest';
import { neverOpenIn } from '../business-hours/presets.ts';
import { account, company, mainNumber, officeHours, team, to } from './sample-account.ts';
import { weekOf } from './week.ts';

// Monday, midnight in Chicago.
const from = Date.parse('2026-11-16T06:00:00Z');
const never = neverOpenIn('America/Chicago');
const onMonday = (...intervals: [string, string][]) => {
  const monday = intervals.map(([start, end]): OpenInterval => ({ from: start, to: end }));
  return { ...never, weekly: { ...never.weekly, monday } };
};
const timeOf = (at: number) => new Date(at - 6 * 3_600_000).toISOString().slice(11, 16);
const mondayOf = (config = account()) =>
  weekOf(config, mainNumber, { from, days: 1 }).map((one) => [timeOf(one.from), one.branch.kind]);

describe('who answers when (annex J4)', () => {
  it('puts times with the same answer together', () => {
    const week = weekOf(account(), mainNumber, { from });
    expect(week).toHaveLength(11);
    expect(week[1]).toMatchObject({ from: from + 9 * 3_600_000, to: from + 17 * 3_600_000 });
    expect(week.at(-1)?.to).toBe(from + 7 * 24 * 3_600_000);
  });

  it.each([
    ['closing at 16:45', onMonday(['08:45', '16:45']), ['08:45', '16:45']],
    [
      'twenty minutes of lunch',
      onMonday(['09:00', '12:05'], ['12:25', '17:00']),
      ['09:00', '12:05', '12:25', '17:00'],
    ],
    ['twenty minutes in which it is open', onMonday(['09:05', '09:25']), ['09:05', '09:25']],
  ])('[SAY-07] knows %s, of the number and of the team behind it', (_, businessHour, times) => {
    const edges = times.map((time, index) => [time, index % 2 === 0 ? 'answered' : 'voicemail']);
    const expected = [['00:00', 'voicemail'], ...edges];
    expect(mondayOf(account({ companies: [company({ businessHour })] }))).toEqual(expected);

    const sales = team('Sales', { memberIds: ['Ana'], businessHour });
    const alwaysOpen = { ...officeHours, alwaysOpen: true };
    const behind = company({ businessHour: alwaysOpen, openHour: to('team', 'Sales') });
    expect(mondayOf(account({ companies: [behind], teams: [sales] }))).toEqual(expected);
  });
});
