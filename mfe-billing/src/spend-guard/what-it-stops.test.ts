import { expect, it } from 'vitest';
import { measuredDays, scaleOf, whatItStops } from './what-it-stops.ts';

const days = [
  { day: '2026-11-11', home: 10.1, abroad: 20.2, peak: 9, peakAt: null },
  { day: '2026-11-12', home: 14.1, abroad: 33.2, peak: 11.84, peakAt: '2026-11-12T16:05:00.000Z' },
  { day: '2026-11-13', home: 0, abroad: 0, peak: 0, peakAt: null },
];

it('J7 a cap stops the days that reach it, to the cent', () => {
  const spent = measuredDays(days, 'day');
  expect(whatItStops(spent, 47.31)).toEqual({
    dearest: { day: '2026-11-12', amount: 47.3 },
    stopped: [],
  });
  expect(whatItStops(spent, 47.3).stopped.map(({ day }) => day)).toEqual(['2026-11-12']);
  expect(whatItStops(spent, 30.3).stopped).toHaveLength(2);
  expect(whatItStops(measuredDays(days, 'hour'), 10).stopped).toHaveLength(1);
});

it('tells of no dearest day where nothing was spent', () => {
  expect(whatItStops(measuredDays(days.slice(2), 'day'), 10)).toEqual({
    dearest: null,
    stopped: [],
  });
});

it('has room above cap and days, in at most five lines', () => {
  for (const cap of [1, 3, 15, 60, 240, 10_000]) {
    const { most, lines } = scaleOf(measuredDays(days, 'day'), cap);
    expect(most).toBeGreaterThan(Math.max(cap, 47.3));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(5);
  }
});
