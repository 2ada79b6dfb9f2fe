import { expect, it } from 'vitest';
import { closedEarly } from './close-early.ts';
import { dayNumber } from './local-time.ts';
import { alwaysOpenIn, neverCloses, neverOpenIn, wholeDay } from './presets.ts';
import { withDates } from './with-dates.ts';

/** A Thursday. */
const day = dayNumber('2026-12-24');
const hoursOf = (...thursday: { from: string; to: string }[]) => ({
  ...neverOpenIn('America/Chicago'),
  weekly: { ...neverOpenIn('America/Chicago').weekly, thursday },
});

it.each([
  ['ends the hours', [{ from: '08:00', to: '17:00' }], [{ from: '08:00', to: '12:00' }]],
  [
    'leaves what comes after it out',
    [
      { from: '08:00', to: '11:30' },
      { from: '13:00', to: '17:00' },
    ],
    [{ from: '08:00', to: '11:30' }],
  ],
  ['closes what opens later', [{ from: '12:00', to: '17:00' }], []],
  ['ends a night', [{ from: '10:00', to: '02:00' }], [{ from: '10:00', to: '12:00' }]],
  ['changes nothing that ends by then', [{ from: '08:00', to: '12:00' }], null],
  ['changes nothing on a closed day', [], null],
])('closing early %s', (_what, usual, closed) => {
  expect(closedEarly(hoursOf(...usual), day, '12:00')).toEqual(closed);
});

it('closes what is always open from then on', () => {
  const open = alwaysOpenIn('America/Chicago');
  expect(closedEarly(open, day, '12:00')).toEqual([{ from: '00:00', to: '12:00' }]);
});

it('hours without an end never close, also once they have a date', () => {
  const open = alwaysOpenIn('UTC');
  const date = { id: 'd', name: 'Eve', from: '2026-12-24', to: '2026-12-24', repeatsYearly: false };
  const dated = withDates(open, [{ ...date, closed: true, intervals: [] }]);
  expect([open, dated, hoursOf(...wholeDay)].map(neverCloses)).toEqual([true, true, false]);
});
