import { expect, it } from 'vitest';
import { sampleOrder, samplePoints } from '../sample-order.ts';
import { portStops } from './port-stops.ts';

const times = {
  dateTime: (instant: string) => instant.slice(0, 10),
  moment: (instant: string) => `at ${instant.slice(0, 16)}`,
};
const now = Date.parse('2026-11-26T18:00:00.000Z');
const stopsOf = (given: Parameters<typeof sampleOrder>[0]) =>
  portStops(sampleOrder(given), times, now).map(({ look, title, note }) => [look, title, note]);

it('[PORT-01] a rejected order says what happened, whose move it is, and what is to come', () => {
  expect(stopsOf({})).toEqual([
    ['on', 'Letter signed', '2026-11-18, by Renee Castellano'],
    ['on', 'Sent to Gulf Coast Telecom', '2026-11-19, by Maya Okafor'],
    ['failed', 'Rejected', '2026-11-24'],
    ['amiss', 'You correct 1 more point', 'Your move, for 28 days'],
    ['ahead', 'They confirm the date', 'Within 3 working days'],
    ['ahead', 'Numbers move', 'Wednesday, Dec 09 at the earliest, takes about 15 minutes'],
    ['ahead', 'Texting moves', 'Up to 3 days later'],
  ]);
});

it('[PORT-01] once every point is corrected the move is to send it again', () => {
  const points = samplePoints.map((point) => ({ ...point, isDone: true }));
  expect(stopsOf({ points, correctUntil: null })[3]).toEqual([
    'amiss',
    'You resubmit the order',
    'Your move',
  ]);
});

it('[PORT-01] a date that is set stands where the numbers move', () => {
  const dated = stopsOf({ state: 'dated', points: [], movesAt: '2026-12-09T16:00:00.000Z' });
  expect(dated.slice(3)).toEqual([
    ['ahead', 'Numbers move', 'at 2026-12-09T16:00, takes about 15 minutes'],
    ['ahead', 'Texting moves', 'Up to 3 days later'],
  ]);
});

it.each(['done', 'partlyDone', 'cancelled'] as const)(
  '[PORT-01] nothing is to come once an order is %s',
  (state) => {
    expect(stopsOf({ state, points: [] })).toHaveLength(3);
  },
);
