import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHours, anyInstant } from '@jackfield/testing/routing/arbitrary-hours';
import { isOpenAt } from './open-at.ts';
import { nextChange, openIntervalsBetween } from './open-intervals.ts';
import { alwaysOpenIn, officeWeek } from './presets.ts';
import { clockChanges } from './zone-offset.ts';

const hour = 3_600_000;
const chicago = { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false, weekly: officeWeek() };

describe('open stretches', () => {
  it('[ROUTE-01] holds exactly the instants at which the hours are open', () => {
    fc.assert(
      fc.property(
        anyHours,
        anyInstant,
        fc.integer({ min: 1, max: 20 * 24 }),
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 5 }),
        (hours, from, length, places) => {
          const to = from + length * hour;
          const stretches = openIntervalsBetween(hours, from, to);
          for (const [index, { from: start, to: end }] of stretches.entries()) {
            expect(start).toBeLessThan(end);
            expect(start).toBeGreaterThan(index === 0 ? from - 1 : (stretches[index - 1]?.to ?? 0));
          }
          const edges = stretches.flatMap((one) => [one.from, one.from - 1, one.to - 1, one.to]);
          const instants = [
            ...edges,
            ...places.map((place) => from + Math.floor(place * (to - from))),
          ];
          for (const at of instants.filter((one) => from <= one && one < to)) {
            const isIn = stretches.some((one) => one.from <= at && at < one.to);
            expect(isOpenAt(hours, at).isOpen).toBe(isIn);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('[ROUTE-01] a day of a clock change has an hour less or more', () => {
    const nights = {
      ...chicago,
      weekly: { ...officeWeek(), saturday: [{ from: '22:00', to: '06:00' }] },
    };
    const lengthFrom = (day: string) => {
      const from = Date.parse(day);
      const [first] = openIntervalsBetween(nights, from, from + 24 * hour);
      return first === undefined ? 0 : (first.to - first.from) / hour;
    };
    expect(lengthFrom('2026-02-28T18:00:00Z')).toBe(8);
    expect(lengthFrom('2026-03-07T18:00:00Z')).toBe(7);
    expect(lengthFrom('2026-10-31T18:00:00Z')).toBe(9);
  });

  it('[ROUTE-01] the next change is the first instant that is other than now', () => {
    expect(nextChange(chicago, new Date('2026-11-18T15:00:00Z'))).toBe(
      Date.parse('2026-11-18T23:00:00Z'),
    );
    expect(nextChange(chicago, new Date('2026-11-20T23:00:00Z'))).toBe(
      Date.parse('2026-11-23T15:00:00Z'),
    );
    expect(nextChange(alwaysOpenIn('UTC'), 0)).toBeNull();
    expect(nextChange({ ...alwaysOpenIn('UTC'), alwaysOpen: false }, 0)).toBeNull();
    fc.assert(
      fc.property(anyHours, anyInstant, (hours, now) => {
        const next = nextChange(hours, now);
        if (next === null) return;
        const { isOpen } = isOpenAt(hours, now);
        expect(next).toBeGreaterThan(now);
        expect(isOpenAt(hours, next - 1).isOpen).toBe(isOpen);
        expect(isOpenAt(hours, next).isOpen).toBe(!isOpen);
      }),
      { numRuns: 500 },
    );
  });
});

describe('clock changes', () => {
  it('are found to the minute', () => {
    const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)];
    const of = (zone: string) =>
      clockChanges(zone, from, to).map(({ at, before, after }) => [
        new Date(at).toISOString(),
        after - before,
      ]);
    expect(of('America/St_Johns')).toEqual([
      ['2026-03-08T05:30:00.000Z', 60],
      ['2026-11-01T04:30:00.000Z', -60],
    ]);
    expect(of('Australia/Lord_Howe')).toEqual([
      ['2026-04-04T15:00:00.000Z', -30],
      ['2026-10-03T15:30:00.000Z', 30],
    ]);
    expect(of('Asia/Kuala_Lumpur')).toEqual([]);
  });
});
