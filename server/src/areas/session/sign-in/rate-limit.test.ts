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

it('a call that counts for many waits a whole minute when they are too many', () => {
  const limit = new RateLimit({ now: () => new Date(500_000) });
  expect(limited(() => limit.take('token', '192.0.2.1', 10, 11))).toBe(60);
  expect(limited(() => limit.take('token', '192.0.2.2', 10, 10))).toBeUndefined();
  expect(limited(() => limit.take('token', '192.0.2.2', 10))).toBe(60);
});

it('a minute ends after 60 seconds, and with a clock that was set back', () => {
  let now = 500_000;
  const limit = new RateLimit({ now: () => new Date(now) });
  const call = () => limited(() => limit.take('token', '192.0.2.1', 1));
  expect([call(), call()]).toEqual([undefined, 60]);
  now = 559_001;
  expect(call()).toBe(1);
  now = 560_000;
  expect([call(), call()]).toEqual([undefined, 60]);
  now = 100_000;
  expect([call(), call()]).toEqual([undefined, 60]);
});

it('forgets the oldest of 50,000 addresses first, and one that began anew is not old', () => {
  let now = 0;
  const limit = new RateLimit({ now: () => new Date(now) });
  const call = (name: string) => limited(() => limit.take(name, '192.0.2.1', 1));
  call('anew');
  now = 60_000;
  call('oldest');
  call('anew');
  for (let count = 2; count < 50_000; count += 1) call(`name ${count}`);
  expect(call('oldest')).toBe(60);
  call('one more');
  expect([call('oldest'), call('name 49999')]).toEqual([undefined, 60]);
  expect(call('anew')).toBeUndefined();
});
