import { describe, expect, it } from 'vitest';
import { noCounts } from './health.ts';
import { isClearlySlower, isClearlyWorse, isNeverSeen } from './watcher.ts';

const none = { neverShown: 0, shown: { count: 0, p75: 0 } };
const counts = (visits: number, failed: number) => ({ ...none, visits, failed });
const pages = (count: number, p75: number) => ({ ...counts(count, 0), shown: { count, p75 } });

describe('a canary is clearly worse', () => {
  it.each([
    ['it fails where the stable one never does', counts(30, 10), counts(300, 0)],
    ['it fails ten times as often', counts(100, 20), counts(1000, 20)],
    ['every session of it fails', counts(30, 30), counts(300, 3)],
  ])('when %s', (_why, canary, stable) => {
    expect(isClearlyWorse(canary, stable)).toBe(true);
  });

  it.each([
    ['too few sessions of it are known', counts(29, 29), counts(300, 0)],
    ['too few sessions of the stable one are known', counts(300, 300), counts(29, 0)],
    ['the difference may be chance', counts(30, 2), counts(300, 6)],
    ['it is more certain than large', counts(10_000, 1500), counts(10_000, 1000)],
    ['both fail always', counts(100, 100), counts(100, 100)],
    ['neither fails', counts(100, 0), counts(100, 0)],
    ['it is better', counts(100, 0), counts(1000, 400)],
  ])('not when %s', (_why, canary, stable) => {
    expect(isClearlyWorse(canary, stable)).toBe(false);
  });
});

describe('nobody sees a page of a canary', () => {
  const unseen = (visits: number, neverShown: number) => ({
    ...counts(visits, neverShown),
    neverShown,
  });
  it.each([
    ['five of five sessions waited in vain', unseen(5, 5), counts(4, 0), true],
    ['the area is new', unseen(5, 5), noCounts, true],
    ['one of six saw it', unseen(6, 5), counts(4, 0), false],
    ['four of four are too few', unseen(4, 4), counts(400, 0), false],
    ['nobody sees the stable one either', unseen(5, 5), unseen(9, 9), false],
  ])('when %s', (_when, canary, stable, expected) => {
    expect(isNeverSeen(canary, stable)).toBe(expected);
  });
});

describe('a canary is clearly slower', () => {
  it.each([
    ['its first page takes three times as long', pages(30, 3000), pages(300, 1000), true],
    ['it is twice as slow by less than a second', pages(30, 800), pages(300, 300), false],
    ['it is a second slower and not twice as slow', pages(30, 4000), pages(300, 2900), false],
    ['too few sessions of it were measured', pages(29, 9000), pages(300, 1000), false],
    ['too few sessions of the stable one were', pages(300, 9000), pages(29, 1000), false],
  ])('when %s', (_why, canary, stable, expected) => {
    expect(isClearlySlower(canary, stable)).toBe(expected);
  });
});
