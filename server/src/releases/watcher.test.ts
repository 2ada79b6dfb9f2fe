import { describe, expect, it } from 'vitest';
import { isClearlyWorse } from './watcher.ts';

const counts = (visits: number, errors: number) => ({ visits, errors });

describe('a canary is clearly worse', () => {
  it.each([
    ['it fails where the stable one never does', counts(30, 10), counts(300, 0)],
    ['it fails ten times as often', counts(100, 20), counts(1000, 20)],
    ['every visit of it fails several times', counts(30, 90), counts(300, 3)],
  ])('when %s', (_why, canary, stable) => {
    expect(isClearlyWorse(canary, stable)).toBe(true);
  });

  it.each([
    ['too few visits of it are known', counts(29, 29), counts(300, 0)],
    ['too few visits of the stable one are known', counts(300, 300), counts(29, 0)],
    ['the difference may be chance', counts(30, 2), counts(300, 6)],
    ['it is more certain than large', counts(10_000, 1500), counts(10_000, 1000)],
    ['both fail always', counts(100, 100), counts(100, 100)],
    ['neither fails', counts(100, 0), counts(100, 0)],
    ['it is better', counts(100, 0), counts(1000, 400)],
  ])('not when %s', (_why, canary, stable) => {
    expect(isClearlyWorse(canary, stable)).toBe(false);
  });
});
