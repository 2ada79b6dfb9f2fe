import { expect, it } from 'vitest';
import { ApiError } from '../../../platform/errors.ts';
import { RateLimit } from './rate-limit.ts';

function limited(work: () => void): number | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.retryAfter : -1;
  }
}

it('the eleventh call of a minute waits for the next, other addresses do not', () => {
  let now = 0;
  const limit = new RateLimit({ now: () => new Date(now) });
  for (let call = 0; call < 10; call += 1) {
    now += 1000;
    expect(limited(() => limit.take('token', '192.0.2.1', 10))).toBeUndefined();
  }
  expect(limited(() => limit.take('token', '192.0.2.1', 10))).toBe(51);
  expect(limited(() => limit.take('token', '192.0.2.2', 10))).toBeUndefined();
  expect(limited(() => limit.take('forgot', '192.0.2.1', 10))).toBeUndefined();
  now = 61_000;
  expect(limited(() => limit.take('token', '192.0.2.1', 10))).toBeUndefined();
});
