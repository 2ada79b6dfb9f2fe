import { alwaysOpenIn, officeWeek } from '@jackfield/domain/business-hours';
import { expect, it } from 'vitest';
import { endPresets } from './end-presets.ts';

const chicago = { ...alwaysOpenIn('America/Chicago'), alwaysOpen: false, weekly: officeWeek() };
const endsOf = (hours: typeof chicago, now: string) => {
  const { endOfDay, hour, opening } = endPresets(hours, Date.parse(now));
  return [endOfDay, hour, opening].map((at) => at && new Date(at).toISOString());
};

it('annex J4 offers the end of the day, an hour, and the next opening after today', () => {
  // Wednesday 10:07 am in Chicago.
  expect(endsOf(chicago, '2026-11-18T16:07:41Z')).toEqual([
    '2026-11-19T06:00:00.000Z',
    '2026-11-18T17:07:00.000Z',
    '2026-11-19T15:00:00.000Z',
  ]);
  // Friday: the weekend is passed over.
  expect(endsOf(chicago, '2026-11-20T16:00:00Z').at(-1)).toBe('2026-11-23T15:00:00.000Z');
});

it('annex J4 follows the calendar of the hours over a clock change', () => {
  // Saturday evening before the clocks go back.
  expect(endsOf(chicago, '2026-11-01T03:00:00Z')[0]).toBe('2026-11-01T05:00:00.000Z');
  expect(endsOf(chicago, '2026-11-01T17:00:00Z')[0]).toBe('2026-11-02T06:00:00.000Z');
});

it('annex J4 knows no opening of hours that never close, or that an evening goes on', () => {
  expect(endsOf(alwaysOpenIn('UTC'), '2026-11-18T16:00:00Z').at(-1)).toBeNull();
  const weekly = { ...officeWeek(), wednesday: [{ from: '18:00', to: '02:00' }] };
  expect(endsOf({ ...chicago, weekly }, '2026-11-18T16:00:00Z').at(-1)).toBe(
    '2026-11-19T15:00:00.000Z',
  );
});
