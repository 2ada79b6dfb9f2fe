import { describe, expect, it } from 'vitest';
import {
  judgeRefresh,
  nextToken,
  readRefreshToken,
  retired,
  type RefreshState,
  type RefreshToken,
  rotated,
  startFamily,
  writeRefreshToken,
} from './refresh-token.ts';

const session = '0198a000-0000-7000-8000-000000000001';
const start = new Date('2026-03-01T10:00:00.000Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

function read(text: string): RefreshToken {
  const token = readRefreshToken(text);
  if (!token) throw new Error('not a refresh token');
  return token;
}

function rotate(state: RefreshState, token: RefreshToken, now: Date) {
  const after = rotated(state, token, now);
  return { state: after, token: nextToken(token, after.salt) };
}

describe('rotation of refresh tokens', () => {
  const first = startFamily(session);
  const r1 = read(first.token);
  const second = rotate(first.state, r1, at(0));
  const third = rotate(second.state, second.token, at(4));
  const fourth = rotate(third.state, third.token, at(60));

  it('rotates the current token and takes the new one', () => {
    expect(judgeRefresh(first.state, r1, at(0))).toBe('rotate');
    expect(judgeRefresh(second.state, second.token, at(1))).toBe('rotate');
    expect(second.token.part).not.toBe(r1.part);
  });

  it('repeats the same answer for the token before, within 10 seconds', () => {
    expect(judgeRefresh(second.state, r1, at(10))).toBe('repeat');
    expect(nextToken(r1, second.state.salt)).toEqual(second.token);
  });

  it('refuses the first token without ending the family when the second was used meanwhile', () => {
    expect(judgeRefresh(third.state, r1, at(5))).toBe('refuse');
  });

  it('ends the family for the token before after the grace time', () => {
    expect(judgeRefresh(second.state, r1, at(10.001))).toBe('reuse');
  });

  it('ends the family for any older ancestor', () => {
    expect(judgeRefresh(third.state, r1, at(11))).toBe('reuse');
    expect(judgeRefresh(fourth.state, r1, at(61))).toBe('reuse');
    expect(judgeRefresh(fourth.state, second.token, at(61))).toBe('reuse');
  });

  it('knows that a token of another family is not reuse', () => {
    const other = read(startFamily(session).token);
    expect(judgeRefresh(second.state, other, at(1))).toBe('foreign');
    expect(judgeRefresh(second.state, { ...r1, family: other.family }, at(60))).toBe('foreign');
  });

  it('OP-48 is refused, then reuse, once the cookie took its place', () => {
    const kept = retired(first.state, at(0));
    expect(judgeRefresh(kept, r1, at(5))).toBe('refuse');
    expect(judgeRefresh(kept, r1, at(11))).toBe('reuse');
  });

  it('keeps digests only', () => {
    const stored = JSON.stringify(second.state);
    for (const secret of [r1.family, r1.part, second.token.part])
      expect(stored).not.toContain(secret);
  });
});

it('an access token is not a refresh token', () => {
  expect(readRefreshToken('eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl')).toBeNull();
  expect(readRefreshToken('')).toBeNull();
  const text = startFamily(session).token;
  expect(writeRefreshToken(read(text))).toBe(text);
});
