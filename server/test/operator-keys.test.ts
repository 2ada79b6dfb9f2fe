import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabases } from './harness.ts';
import {
  type ReleasePortal,
  releaseToken,
  remoteFiles,
  smoked,
  startReleasePortal,
  supportKey,
  tarballOf,
} from './release-fixture.ts';

const metricsToken = 'metrics-token-of-tests';
const exchangeKey = 'exchange-key-of-tests';
const wrong = 'a-key-that-nobody-has';
type Headers = Record<string, string>;

/** What Asterisk sends for an address with a name and a password in it. */
const basic = (key: string) => `Basic ${Buffer.from(`exchange:${key}`).toString('base64')}`;
const uuid = '0198a000-0000-7000-8000-000000000001';

/** A place that takes a key, and what it answers to a wrong one. */
interface Place {
  readonly name: string;
  readonly refusal: number;
  call(key: string): InjectOptions;
}

describe.each(testDatabases)('keys of operators (%s)', (kind) => {
  let portal: ReleasePortal;
  let places: readonly Place[];
  beforeAll(async () => {
    portal = await startReleasePortal({
      kind,
      env: { METRICS_TOKEN: metricsToken, EXCHANGE_KEY: exchangeKey },
    });
    places = everyPlace();
  });
  afterAll(() => portal.close());

  function everyPlace(): Place[] {
    const { policy, endpoints } = portal.server.app.services;
    const support = (key: string): Headers => ({ 'x-support-key': key });
    const ways = {
      support,
      staff: support,
      publisher: (key: string): Headers => ({ 'x-release-token': key }),
      exchange: (key: string): Headers => ({ authorization: basic(key) }),
    };
    const ofCalls = [...endpoints.values()].flatMap(({ id, method, path }) =>
      Object.entries(ways)
        .filter(([who]) => policy.get(id)?.who.includes(who as 'support'))
        .map(([who, headersOf]) => ({
          name: `${id} of ${who}`,
          refusal: 401,
          call: (key: string) => ({
            method: method as 'POST',
            url: path.replaceAll(/\{\w+\}/g, uuid),
            headers: { ...headersOf(key), 'x-jackfield': '1' },
          }),
        })),
    );
    const signIn = (key: string) => ({
      method: 'POST' as const,
      url: '/api/support/session',
      headers: { 'x-jackfield': '1' },
      payload: { key, name: 'Inês Duarte' },
    });
    const figures = (key: string) => ({
      url: '/metrics',
      headers: { authorization: `Bearer ${key}` },
    });
    return [
      ...ofCalls,
      { name: 'sign-in of staff', refusal: 400, call: signIn },
      { name: 'metrics', refusal: 401, call: figures },
    ];
  }

  function rightKey({ name }: Place): string {
    if (name === 'metrics') return metricsToken;
    if (name.endsWith('of publisher')) return releaseToken;
    return name.endsWith('of exchange') ? exchangeKey : supportKey;
  }

  let networks = 0;
  const newAddress = () => `10.${(networks += 1)}.0.1`;
  const give = (place: Place, key: string, remoteAddress: string) =>
    portal.server.app.inject({ ...place.call(key), remoteAddress });

  it('are refused after ten wrong ones wherever they are taken, the right one too', async () => {
    expect(places.length).toBeGreaterThan(25);
    for (const place of places) {
      const address = newAddress();
      const statuses = [];
      for (let at = 0; at < 11; at += 1) {
        statuses.push((await give(place, wrong, address)).statusCode);
      }
      expect([place.name, statuses]).toEqual([place.name, [...Array(10).fill(place.refusal), 429]]);
    }
    const known = places.find(({ name }) => name === 'metrics') as Place;
    const address = newAddress();
    for (let at = 0; at < 10; at += 1) await give(known, wrong, address);
    const refused = await give(known, metricsToken, address);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await give(known, metricsToken, newAddress())).statusCode).toBe(200);
    portal.server.clock.advance(16 * 60_000);
    expect((await give(known, metricsToken, address)).statusCode).toBe(200);
  }, 60_000);

  it('share one counter', async () => {
    const address = newAddress();
    for (const place of places.slice(-10)) await give(place, wrong, address);
    for (const place of places) expect((await give(place, wrong, address)).statusCode).toBe(429);
  });

  it('stand in the log by name when they are wrong, without the value', async () => {
    const { guardKey } = portal.server.app.services;
    const warn = vi.fn();
    const request = { ip: newAddress(), log: { warn } } as never;
    expect(await guardKey(request, 'release token', true)).toBe(true);
    expect(warn).not.toHaveBeenCalled();
    expect(await guardKey(request, 'release token', false)).toBe(false);
    expect(warn.mock.calls).toEqual([
      [{ key: 'release token', address: expect.any(String) }, 'a wrong key was given'],
    ]);
  });

  it('are never counted when they are right', async () => {
    const address = newAddress();
    for (const place of places) {
      const key = rightKey(place);
      const { statusCode } = await give(place, key, address);
      expect([place.name, statusCode]).not.toEqual([place.name, expect.toBeOneOf([401, 429])]);
    }
    const { rows } = await portal.server.db.pool.query(
      'select key from sign_in_failure where key = $1',
      [`operator:${address}`],
    );
    expect(rows).toEqual([]);
  });

  it('that sign smokes are counted too', async () => {
    const files = smoked(remoteFiles('billing', 'v1'), { key: wrong });
    const upload = async () => (await portal.upload(await tarballOf(files))).status;
    for (let at = 0; at < 10; at += 1) expect(await upload()).toBe(422);
    expect(await upload()).toBe(429);
  });
});
