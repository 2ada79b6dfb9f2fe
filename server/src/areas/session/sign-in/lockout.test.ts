import { normalEmail } from '../tokens/people.ts';
import { describe, expect, it } from 'vitest';
import { countFailure, type FailureCount, failuresNow, lockedFor } from './lockout.ts';

const start = new Date('2026-03-01T10:00:00.000Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

function fail(times: number, from: FailureCount | null = null, when = start): FailureCount | null {
  let failures = from;
  for (let i = 0; i < times; i += 1) failures = countFailure(failures, when);
  return failures;
}

describe('OP-43 lock-out', () => {
  it('the tenth failure blocks for 15 minutes, not the ninth', () => {
    expect(lockedFor(fail(9), start)).toBe(0);
    expect(lockedFor(fail(10), start)).toBe(900);
    expect(lockedFor(fail(10), at(14.99))).toBeGreaterThan(0);
    expect(lockedFor(fail(10), at(15))).toBe(0);
  });

  it('counts failures of the last 15 minutes only', () => {
    expect(lockedFor(fail(1, fail(9), at(14)), at(14))).toBe(900);
    expect(failuresNow(fail(1, fail(9), at(15.01)), at(15.01))).toBe(1);
    expect([failuresNow(fail(9), at(15)), failuresNow(fail(9), at(15.01))]).toEqual([9, 0]);
    expect(failuresNow(null, start)).toBe(0);
  });

  it('starts anew after a block', () => {
    const again = fail(1, fail(10), at(16));
    expect(failuresNow(again, at(16))).toBe(1);
    expect(lockedFor(again, at(16))).toBe(0);
    expect(failuresNow(fail(10), at(15))).toBe(0);
  });

  it('letter case and spaces do not make another counter', () => {
    expect(new Set([' a@X.com', 'A@x.COM ', 'a@x.com'].map(normalEmail)).size).toBe(1);
  });
});
