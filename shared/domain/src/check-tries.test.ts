import { expect, it } from 'vitest';
import { checkTries } from './check-tries.ts';

const hour = 3_600_000;
const at = (...hours: number[]) => hours.map((each) => each * hour);

it('annex E7 three failures within 24 hours lock the step for 24 hours', () => {
  expect(checkTries([], 0)).toEqual({ left: 3, lockedUntil: null });
  expect(checkTries(at(1), 2 * hour)).toEqual({ left: 2, lockedUntil: null });
  expect(checkTries(at(2, 1), 3 * hour)).toEqual({ left: 1, lockedUntil: null });
  expect(checkTries(at(3, 2, 1), 3 * hour)).toEqual({ left: 0, lockedUntil: 27 * hour });
  expect(checkTries(at(3, 2, 1), 27 * hour - 1)).toMatchObject({ left: 0 });
  expect(checkTries(at(3, 2, 1), 27 * hour)).toEqual({ left: 3, lockedUntil: null });
});

it('annex E7 the lock is counted from the last failure, though the first is older than a day', () => {
  expect(checkTries(at(23, 10, 1), 26 * hour)).toEqual({ left: 0, lockedUntil: 47 * hour });
});

it('annex E7 failures further apart lock nothing', () => {
  expect(checkTries(at(25, 10, 1), 25 * hour)).toEqual({ left: 1, lockedUntil: null });
  expect(checkTries(at(50, 25, 1), 50 * hour)).toEqual({ left: 2, lockedUntil: null });
});
