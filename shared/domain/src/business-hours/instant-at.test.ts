import { describe, expect, it } from 'vitest';
import { instantAt } from './instant-at.ts';
import { dayNumber, localTimeAt } from './local-time.ts';

const at = (zone: string, day: string, hours: number) =>
  new Date(instantAt(zone, { day: dayNumber(day), minutes: hours * 60 })).toISOString();

describe('the instant of a local time', () => {
  it.each([
    ['America/Chicago', '2026-12-24', 16, '2026-12-24T22:00:00.000Z'],
    ['Asia/Kuala_Lumpur', '2026-12-24', 0, '2026-12-23T16:00:00.000Z'],
    // 2:30 am is left out on Mar 08, 1:30 am comes twice on Nov 01.
    ['America/Chicago', '2026-03-08', 2.5, '2026-03-08T08:30:00.000Z'],
    ['America/Chicago', '2026-11-01', 1.5, '2026-11-01T06:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', 1.75, '2026-04-04T14:45:00.000Z'],
  ])('annex J4 %s %s %s: %s', (zone, day, hours, wanted) => {
    expect(at(zone, day, hours)).toBe(wanted);
  });

  it('annex J4 turns back into the local time', () => {
    for (let hour = 0; hour < 24 * 400; hour += 1) {
      const instant = Date.UTC(2026, 0, 1) + hour * 3_600_000;
      const local = localTimeAt('America/St_Johns', instant);
      expect(localTimeAt('America/St_Johns', instantAt('America/St_Johns', local))).toEqual(local);
    }
  });
});
