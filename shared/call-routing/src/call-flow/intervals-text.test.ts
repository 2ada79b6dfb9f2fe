import { describe, expect, it } from 'vitest';
import { whenText } from './intervals-text.ts';

const zone = 'America/Chicago';
const hour = 3_600_000;
// Midnight in Chicago.
const monday = Date.parse('2026-11-16T06:00:00Z');
const eve = Date.parse('2026-12-24T06:00:00Z');
const span = (from: number, hours: number) => ({ from, to: from + hours * hour });

describe('when callers notice (annex J4)', () => {
  it('names the weekday within the week, the day beyond it', () => {
    const text = whenText(
      { intervals: [span(monday + 15 * hour, 2)], dates: [span(eve + 12 * hour, 7)] },
      zone,
    );
    expect(text).toBe('Mon 3:00 pm to 5:00 pm, Thu Dec 24, 2026 12:00 pm to 7:00 pm');
  });

  it('counts the dates after the third', () => {
    const day = 24 * hour;
    const dates = [0, 2, 4, 6, 8].map((days) => span(eve + days * day, 24));
    expect(whenText({ intervals: [], dates }, zone)).toBe(
      'Thu Dec 24, 2026 all day, Sat Dec 26, 2026 all day, Mon Dec 28, 2026 all day, 2 more dates',
    );
  });
});
