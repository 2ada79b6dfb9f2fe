import { expect, it } from 'vitest';
import { rangeOf } from './range.ts';

it('reads the ranges that players ask for', () => {
  const cases: readonly [string | undefined, ReturnType<typeof rangeOf>][] = [
    [undefined, null],
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-30', { start: 70, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', null],
    ['bytes=-', null],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
  ];
  for (const [header, range] of cases)
    expect([header, rangeOf(header, 100)]).toEqual([header, range]);
});
