import { describe, expect, it } from 'vitest';
import { type Stretch, whenParts, whenText } from './when-text.ts';

const zone = 'America/Chicago';
const hour = 3_600_000;
const day = 24 * hour;
// Midnight in Chicago, in winter until Mar 14, 2027.
const monday = Date.parse('2026-11-16T06:00:00Z');
const eve = Date.parse('2026-12-24T06:00:00Z');
const compared = { from: monday, until: monday + 365 * day };
const weekly = (start: number, hours: number, weeks: number) =>
  Array.from({ length: weeks }, (_, week) => monday + week * 7 * day + start * hour).flatMap(
    (from) => [from, from + hours * hour],
  );
const sorted = (...lists: number[][]) => lists.flat().toSorted((one, other) => one - other);
const told = (spans: readonly number[]) => whenText(spans, zone, compared);

describe('when callers notice (J4)', () => {
  it('says once what comes every week, with its minutes and its first day', () => {
    expect(told(weekly(17.25, 0.25, 16))).toBe(
      'Mondays 5:15 to 5:30 pm, Nov 16, 2026 to Mar 01, 2027',
    );
    expect(told(sorted(weekly(9, 8, 5), weekly(24 + 9, 8, 5), weekly(48 + 9, 8, 5)))).toBe(
      'Mon to Wed 9:00 am to 5:00 pm, Nov 16, 2026 to Dec 16, 2026',
    );
    const short = { ...compared, until: monday + 28 * day };
    expect(whenText(sorted(weekly(9, 8, 4), weekly(24 + 9, 10, 4)), zone, short)).toBe(
      'Mondays 9:00 am to 5:00 pm, Tuesdays 9:00 am to 7:00 pm, first on Nov 16, 2026',
    );
    expect(whenText(weekly(17.25, 0.25, 4), zone, short)).toBe(
      'Mondays 5:15 to 5:30 pm, first on Nov 16, 2026',
    );
  });

  it('says of whole days that they are', () => {
    expect(told(weekly(0, 24, 5))).toBe('Mondays all day, Nov 16, 2026 to Dec 14, 2026');
  });

  it('names single days by their date, and counts them after the fourth', () => {
    expect(told([eve + 12 * hour, eve + 19 * hour])).toBe('Thu Dec 24, 2026 12:00 to 7:00 pm');
    expect(told([eve, eve + day])).toBe('Thu Dec 24, 2026 all day');
    expect(told([eve, eve + 3 * day])).toBe('Thu Dec 24, 2026 to Sat Dec 26, 2026');
    const days = [0, 2, 4, 6, 9, 11].flatMap((one) => [eve + one * day, eve + (one + 1) * day]);
    expect(told(days)).toBe(
      'Thu Dec 24, 2026 all day, Sat Dec 26, 2026 all day, Mon Dec 28, 2026 all day, Wed Dec 30, 2026 all day, 2 more times',
    );
  });

  it('says days in a row of the same times once, and each of two', () => {
    const days = (count: number, from: number) =>
      Array.from({ length: count }, (_, at) => eve + at * day + from * hour).flatMap((at) => [
        at,
        at + 3 * hour,
      ]);
    expect(told(sorted(days(4, 9), days(2, 13)))).toBe(
      'Thu Dec 24, 2026 to Sun Dec 27, 2026, each day 9:00 am to 12:00 pm, Thu Dec 24, 2026 1:00 to 4:00 pm, Fri Dec 25, 2026 1:00 to 4:00 pm',
    );
    expect(told(days(3, 22))).toBe(
      'Thu Dec 24, 2026 to Sat Dec 26, 2026, each day 10:00 pm to 1:00 am',
    );
  });

  it('names holidays by their dates though most are on Mondays, and calls nothing weekly that is not', () => {
    const holidays = [0, 4, 19, 24, 33].flatMap((weeks) => weekly(9 + weeks * 7 * 24, 8, 1));
    expect(told(holidays)).toBe(
      'Mon Nov 16, 2026 9:00 am to 5:00 pm, Mon Dec 14, 2026 9:00 am to 5:00 pm, Mon Mar 29, 2027 10:00 am to 6:00 pm, Mon May 03, 2027 10:00 am to 6:00 pm, Mon Jul 05, 2027 10:00 am to 6:00 pm',
    );
    const fewMissing = weekly(9, 8, 8).filter((_, at) => at !== 4 && at !== 5);
    expect(told(fewMissing)).toBe('Mondays 9:00 am to 5:00 pm, Nov 16, 2026 to Jan 04, 2027');
  });

  it('joins what the start of the compared time cuts in two', () => {
    const nights = weekly(-7, 16, 6);
    expect(told([monday, ...nights.slice(1)])).toBe(
      'Sundays 5:00 pm to 9:00 am, Nov 15, 2026 to Dec 20, 2026',
    );
  });

  it('tells the night that runs when its weekday begins later', () => {
    const now = Date.parse('2026-11-26T05:53:00Z');
    const midnight = Date.parse('2026-11-26T06:00:00Z');
    const nights = [0, 1, 2, 3].flatMap((one) => {
      const thursday = midnight + one * 7 * day;
      const wednesday: [number, number] = [thursday - 6.5 * hour, thursday + 9 * hour];
      return [
        ...(one === 0 ? [now, wednesday[1]] : wednesday),
        thursday + 19 * hour,
        thursday + 33 * hour,
      ];
    });
    const closed = { from: now, until: midnight + 24 * day };
    expect(whenText(nights, zone, closed)).toBe(
      'Wednesdays 5:30 pm to 9:00 am, Thursdays 7:00 pm to 9:00 am, first on Nov 25, 2026',
    );
    const later = nights.filter((at) => at < midnight + day || at > midnight + 8 * day);
    expect(whenText(later, zone, closed)).toMatch(/^Wed Nov 25, 2026 11:53 pm to 9:00 am, /);
  });

  it('tells all of what is given', () => {
    const minute = 60_000;
    const at = ({ day: date, start }: Stretch) => date * 1440 + start;
    const to = ({ endDay, end }: Stretch) => endDay * 1440 + end;
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 300; round++) {
      const from = monday + random(7 * 1440) * minute;
      const until = from + (1 + random(30)) * day + random(1440) * minute;
      const starts = Array.from(
        { length: 1 + random(3) },
        () => [random(7), random(1440)] as const,
      );
      const length = (1 + random(900)) * minute;
      const spans = [-1, 0, 1, 2, 3, 4, 5]
        .flatMap((one) =>
          starts.map(([weekday, start]) => monday + (one * 7 + weekday) * day + start * minute),
        )
        .filter(() => random(6) > 0)
        .toSorted((one, other) => one - other)
        .map((start) => [Math.max(start, from), Math.min(start + length, until)] as const)
        .filter(([start, end]) => start < end)
        .reduce<number[]>(
          (all, [start, end]) => (start > (all.at(-1) ?? 0) ? [...all, start, end] : all),
          [],
        );
      const { groups, running, runs } = whenParts(spans, zone, { from, until });
      const all = [...groups.flat(), ...running, ...runs.flat()];
      for (const run of runs) {
        const [first] = run;
        // What is said of the first and the last holds for each day between.
        expect(run.map((one) => [one.day, one.endDay - one.day, one.start, one.end])).toEqual(
          run.map((_, later) => [
            (first?.day ?? 0) + later,
            (first?.endDay ?? 0) - (first?.day ?? 0),
            first?.start,
            first?.end,
          ]),
        );
      }
      for (let index = 0; index < spans.length; index += 2) {
        const [start = 0, end = 0] = [spans[index], spans[index + 1]];
        const wall = (time: number) => time / minute - 6 * 60;
        expect(all.some((one) => at(one) <= wall(start) && to(one) >= wall(end))).toBe(true);
      }
    }
  });

  it('says at any time of the whole', () => {
    expect(told([compared.from, compared.until])).toBe('At any time');
  });
});
