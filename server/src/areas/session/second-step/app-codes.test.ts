import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { acceptedStep, appAddress, newAppSecret } from './app-codes.ts';

const secret = newAppSecret();
const now = new Date('2026-11-22T17:00:10Z');
const step = Math.floor(now.getTime() / 30_000);
const codeAt = (which: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: which * 30_000 });

describe('codes of an authenticator app', () => {
  it('count in their half minute and in the one before and after', () => {
    const taken = [-2, -1, 0, 1, 2].map((off) =>
      acceptedStep(secret, codeAt(step + off), { now, last: 0 }),
    );
    expect(taken).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('count once, and none of a half minute before it', () => {
    const take = (off: number) => acceptedStep(secret, codeAt(step + off), { now, last: step });
    expect([take(-1), take(0), take(1)]).toEqual([null, null, step + 1]);
  });

  it('come from keys of 160 bits, which apps read from an address', () => {
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    const address = new URL(appAddress(secret, 'Harbor phone portal', 'ana@example.com'));
    expect(address.protocol).toBe('otpauth:');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('Harbor phone portal');
  });
});
