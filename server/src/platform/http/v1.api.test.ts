import type { Scope } from '@jackfield/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { giveKey, withKey } from '../../../test/give-key.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';

describe('/v1', () => {
  let server: TestServer;
  let maker: string;
  const secrets = new Map<string, string>();
  afterEach(() => server.close());

  const start = async (env: Record<string, string> = {}) => {
    server = await startTestServer({ env });
    const owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    const scopes: readonly Scope[] = ['teams:write', 'people:read'];
    for (const name of ['one', 'two']) secrets.set(name, await giveKey(server, owner, scopes));
    maker = owner.id;
    return owner;
  };
  const ask = (
    key: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, ...headers }: { body?: object } & Record<string, unknown> = {},
  ) =>
    withKey(server, secrets.get(key) ?? null, method, path, {
      headers: headers as Record<string, string>,
      ...(body && { body }),
    });
  const team = (name: string) => ({
    name,
    extension: '4100',
    inboundFlow: 'ringGroup',
    teammateId: [maker],
  });

  it('[KEY-02] serves a published call with the answer that pages get', async () => {
    const owner = await start();
    const { status, body } = await ask('one', 'GET', `/v1/teammate/${owner.id}`);
    expect(status).toBe(200);
    expect(body).toEqual((await server.call(owner, 'GET', `/api/teammate/${owner.id}`)).body);
  });

  it('[KEY-02] takes no session of a person, and needs no origin from a key', async () => {
    const owner = await start();
    expect((await server.call(owner, 'GET', '/v1/team')).status).toBe(401);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/v1/team',
      headers: {
        authorization: `Bearer ${secrets.get('one')}`,
        origin: 'https://elsewhere.example',
      },
      payload: team('Front desk'),
    });
    expect(statusCode).toBe(201);
  });

  it('[KEY-02] has nothing that is not published, and says which methods there are', async () => {
    await start();
    const unknown = await ask('one', 'GET', '/v1/user/session');
    expect([unknown.status, unknown.body.responseCode]).toEqual([404, 'NOSUCHCALL']);
    const other = await ask('one', 'PUT', '/v1/team', { body: {} });
    expect([other.status, other.headers.allow]).toEqual([405, 'GET, POST']);
    expect(unknown.headers['cache-control']).toBe('no-store');
  });

  it('[KEY-02] makes one record for an Idempotency-Key of a key, on every POST', async () => {
    await start();
    const create = (key: string, name: string) =>
      ask(key, 'POST', '/v1/team', { 'idempotency-key': 'first', body: team(name) });
    const [first, again] = [await create('one', 'Front desk'), await create('one', 'Front desk')];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect((await create('one', 'Lab')).status).toBe(422);
    // Another program counts its own; the name is what is taken here.
    expect((await create('two', 'Front desk')).status).toBe(409);
    expect((await ask('one', 'GET', '/v1/team')).body.total).toBe(1);
  });

  it('[KEY-02] leaves an Idempotency-Key free after a refusal, and takes none to change', async () => {
    await start();
    const keyed = { 'idempotency-key': 'first' };
    expect((await ask('one', 'POST', '/v1/team', { ...keyed, body: {} })).status).toBe(400);
    const made = await ask('one', 'POST', '/v1/team', { ...keyed, body: team('Front desk') });
    expect(made.status).toBe(201);
    const change = { ...keyed, 'if-match': '"1"', body: { name: 'Lab' } };
    expect((await ask('one', 'PUT', `/v1/team/${made.body.id}`, change)).status).toBe(400);
  });

  it('[KEY-02] tells keys what is left of half of the account’s share, and keeps to it', async () => {
    const owner = await start({ CALLS_PER_TENANT: '24', CALLS_PER_USER: '100' });
    const first = await ask('one', 'GET', '/v1/team');
    expect(first.headers['ratelimit-policy']).toBe('"keys";q=12;w=60');
    expect(first.headers.ratelimit).toMatch(/^"keys";r=11;t=(60|59)$/);
    for (let call = 0; call < 11; call += 1) await ask('two', 'GET', '/v1/team');
    const refused = await ask('one', 'GET', '/v1/team');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers.ratelimit).toMatch(/^"keys";r=0;/);
    const page = await server.call(owner, 'GET', '/api/team');
    expect(page.status).toBe(200);
    expect(page.headers).not.toHaveProperty('ratelimit');
  });
});
