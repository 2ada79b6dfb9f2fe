import { describe, expect, it } from 'vitest';
import { fakeHealth, fakeMove, liveVersion, nextVersion, tenant } from '../fake-releases.ts';
import {
  audienceText,
  errorCounts,
  errorRate,
  measuresOf,
  moveText,
  neverShownText,
  shortVersion,
  sizeText,
} from './words.ts';

describe('words of releases', () => {
  it.each([
    [liveVersion, 'eaa35f5'],
    ['2026.11.21-fix', '2026.11.21-fix'],
    ['abcdef', 'abcdef'],
  ])('names the version %s %s', (version, text) => {
    expect(shortVersion(version)).toBe(text);
  });

  it.each([
    [999, '1 kB'],
    [157_300, '158 kB'],
    [2_340_000, '2.3 MB'],
  ])('names %d bytes %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });

  it('gives the share of sessions with errors with the counts behind it', () => {
    expect(errorRate(fakeHealth())).toBe('0.4%');
    expect(errorCounts(fakeHealth())).toBe('6 of 1,420 sessions');
    expect(errorCounts(fakeHealth({ errors: 1, visits: 1 }))).toBe('1 of 1 session');
    expect(errorCounts(fakeHealth({ errors: 0 }))).toBe('None of 1,420 sessions');
  });

  it('says how many sessions never saw a page', () => {
    expect(neverShownText(fakeHealth())).toBeNull();
    expect(neverShownText(fakeHealth({ neverShown: 1 }))).toBe('1 session never saw a page');
    expect(neverShownText(fakeHealth({ neverShown: 2 }))).toBe('2 sessions never saw a page');
  });

  it('gives no share of errors as long as nobody came', () => {
    expect(errorRate(fakeHealth({ visits: 0, errors: 0 }))).toBeNull();
  });

  it('gives times in whole milliseconds and scores without unit', () => {
    const entry = { count: 20, p75: 119.6 };
    const health = fakeHealth({
      loads: { entry, shown: { count: 20, p75: 820 } },
      vitals: { CLS: { count: 3, p75: 0.0214 } },
    });
    expect(measuresOf(health)).toEqual([
      { name: 'First page', text: '820 ms' },
      { name: 'Entry', text: '120 ms' },
      { name: 'CLS', text: '0.021' },
    ]);
  });

  it.each([
    ['all' as const, 'everyone'],
    [{ percent: 10 }, '10% of accounts'],
    [{ percent: 0, tenants: [tenant] }, '1 named account'],
    [{ percent: 2.5, tenants: [tenant, tenant] }, '2.5% of accounts and 2 named ones'],
  ])('says who gets a version: %j', (audience, text) => {
    expect(audienceText(audience)).toBe(text);
  });

  it('says what a move did', () => {
    expect(moveText(fakeMove())).toBe('Promoted b41c09e to everyone, in place of eaa35f5');
    const canary = fakeMove({ kind: 'canary', audience: { percent: 10 } });
    expect(moveText(canary)).toContain('Gave b41c09e to 10% of accounts');
    const back = fakeMove({
      kind: 'rollback',
      from: { remote: 'mfe-billing', version: nextVersion },
      to: { remote: 'mfe-billing', version: liveVersion },
      audience: null,
    });
    expect(moveText(back)).toBe('Rolled back from b41c09e to eaa35f5');
  });
});
