import type { AccountCountry } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { askedTime } from './asked-time.ts';

const zone = 'America/Chicago';
// Wednesday, 7:30 pm in Chicago.
const now = Date.parse('2026-11-26T01:30:00Z');

function read(text: string, country: AccountCountry = 'USA') {
  const time = askedTime(text, { now, zone, country });
  return time && { at: new Date(time.at(zone)).toISOString().slice(0, 16), rest: time.rest };
}

it.each([
  ['dec 24 4 pm', '2026-12-24T22:00', ''],
  ['who answers main line december 24 at 4pm', '2026-12-24T22:00', 'who answers main line'],
  ['12/24 16:00 main', '2026-12-24T22:00', 'main'],
  ['main line tomorrow 9am', '2026-11-26T15:00', 'main line'],
  // The hour is over for today.
  ['9:30 am', '2026-11-26T15:30', ''],
  ['friday', '2026-11-27T18:00', ''],
  ['in 2 hours', '2026-11-26T03:30', ''],
  ['now', '2026-11-26T01:30', ''],
  // The zone that is typed counts.
  ['dec 24 4 pm EST', '2026-12-24T21:00', ''],
  ['july 4 noon', '2027-07-04T17:00', ''],
])('annex J8 reads the time in "%s"', (text, at, rest) => {
  expect(read(text)).toEqual({ at, rest });
});

it.each(['1004', '+12055550199', '205 555 0199', 'main line', 'dan'])(
  'annex J8 reads no time in "%s"',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

it('annex J8 reads figures in the order of the country', () => {
  expect(read('5/12 noon', 'USA')?.at).toBe('2027-05-12T17:00');
  expect(read('5/12 noon', 'MYS')?.at).toBe('2026-12-05T18:00');
  expect(read('dec 24 noon', 'MYS')?.at).toBe('2026-12-24T18:00');
});

it('annex J8 a time is one on the clock of each zone, and an instant is the same everywhere', () => {
  const at = (text: string) =>
    askedTime(text, { now, zone, country: 'USA' })?.at('America/New_York') ?? 0;
  expect(new Date(at('dec 24 4 pm')).toISOString()).toBe('2026-12-24T21:00:00.000Z');
  expect(at('now')).toBe(now);
});
