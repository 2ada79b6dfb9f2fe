import { expect, it } from 'vitest';
import { nextInterval } from './next-interval.ts';

it.each([
  ['an empty day', [], '01:00', '02:00'],
  ['a morning', [{ from: '09:00', to: '12:00' }], '13:00', '14:00'],
  [
    'hours in any order',
    [
      { from: '13:00', to: '17:00' },
      { from: '08:00', to: '12:00' },
    ],
    '18:00',
    '19:00',
  ],
  ['a late evening', [{ from: '18:00', to: '22:30' }], '23:00', '24:00'],
  ['hours past midnight', [{ from: '22:00', to: '02:00' }], '23:00', '24:00'],
  ['the whole day', [{ from: '00:00', to: '24:00' }], '23:00', '24:00'],
  [
    'what is half typed',
    [
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '' },
    ],
    '13:00',
    '14:00',
  ],
])('[ROUTE-01] adds hours after %s', (_what, intervals, from, to) => {
  expect(nextInterval(intervals)).toEqual({ from, to });
});
