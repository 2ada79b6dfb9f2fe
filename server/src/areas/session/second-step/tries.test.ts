import { expect, it } from 'vitest';
import { afterWrong, noTries, waitOf } from './tries.ts';

const minute = 60_000;
const start = new Date('2026-11-22T17:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);

it('five wrong codes in a quarter of an hour make all wait for one', () => {
  let tries = noTries;
  for (let i = 0; i < 4; i += 1) tries = afterWrong(tries, after(i));
  expect(waitOf(tries, after(4))).toBe(0);
  tries = afterWrong(tries, after(4));
  expect([waitOf(tries, after(4)), waitOf(tries, after(18)), waitOf(tries, after(19))]).toEqual([
    900, 60, 0,
  ]);
});

it('wrong codes that are further apart do not add up', () => {
  let tries = noTries;
  for (let i = 0; i < 8; i += 1) tries = afterWrong(tries, after(i * 16));
  expect(waitOf(tries, after(7 * 16))).toBe(0);
  expect(tries.wrong).toBe(1);
});

it('begins anew once the wait is over', () => {
  let tries = noTries;
  for (let i = 0; i < 5; i += 1) tries = afterWrong(tries, start);
  expect(afterWrong(tries, after(15)).wrong).toBe(1);
});
