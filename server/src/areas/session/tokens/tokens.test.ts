import { beforeAll, describe, expect, it } from 'vitest';
import { newStoredKey, openTokenKeys, type TokenKeys } from './token-keys.ts';
import { signToken, tokenLives, verifyToken } from './tokens.ts';

const now = new Date('2026-03-01T10:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const subject = {
  teammateId: 'person',
  tenantId: 'tenant',
  sessionId: 'session',
  role: 'admin',
  actor: null,
} as const;

let keys: TokenKeys;
let foreign: TokenKeys;
beforeAll(async () => {
  keys = await openTokenKeys([await newStoredKey('k1')]);
  foreign = await openTokenKeys([await newStoredKey('k1')]);
});

describe('tokens (annex C2)', () => {
  it('live as long as the annex says, sessions 14 days and those for somebody 8 hours', () => {
    const [refresh, impersonation] = [1_209_600, 28_800];
    expect(tokenLives).toEqual({ access: 900, storage: 3600, refresh, impersonation });
  });

  it('an access token lives 15 minutes, a storage token 60', async () => {
    const access = await signToken(keys, 'access', subject, now);
    const storage = await signToken(keys, 'storage', subject, now);
    expect(await verifyToken(keys, 'access', access, later(899))).toMatchObject({ sub: 'person' });
    expect(await verifyToken(keys, 'access', access, later(901))).toBeNull();
    expect(await verifyToken(keys, 'storage', storage, later(3599))).toMatchObject({
      tid: 'tenant',
    });
    expect(await verifyToken(keys, 'storage', storage, later(3601))).toBeNull();
  });

  it('is the same text for the same second, so that parallel refreshes are answered alike', async () => {
    expect(await signToken(keys, 'access', subject, now)).toBe(
      await signToken(keys, 'access', subject, later(0.4)),
    );
  });

  it('storage as access, access as storage, alg none, foreign key, unknown kid', async () => {
    const access = await signToken(keys, 'access', subject, now);
    const storage = await signToken(keys, 'storage', subject, now);
    expect(await verifyToken(keys, 'access', storage, now)).toBeNull();
    expect(await verifyToken(keys, 'storage', access, now)).toBeNull();
    const [, payload] = access.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'k1' })).toString('base64url');
    expect(await verifyToken(keys, 'access', `${none}.${payload}.`, now)).toBeNull();
    expect(
      await verifyToken(keys, 'access', await signToken(foreign, 'access', subject, now), now),
    ).toBeNull();
    const other = await openTokenKeys([await newStoredKey('k2')]);
    expect(
      await verifyToken(keys, 'access', await signToken(other, 'access', subject, now), now),
    ).toBeNull();
    expect(await verifyToken(keys, 'access', 'not a token', now)).toBeNull();
  });

  it('an older key still verifies after a newer one has taken over', async () => {
    const [old, fresh] = [await newStoredKey('old'), await newStoredKey('new')];
    const token = await signToken(await openTokenKeys([old]), 'access', subject, now);
    const both = await openTokenKeys([fresh, old]);
    expect(both.kid).toBe('new');
    expect(await verifyToken(both, 'access', token, now)).toMatchObject({ sid: 'session' });
  });
});
