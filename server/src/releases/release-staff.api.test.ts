import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../test/harness.ts';
import { mostAttempts } from '../platform/due-rows.ts';
import {
  type ReleasePortal,
  remoteFiles,
  startReleasePortal,
  supportKey,
} from '../../test/release-fixture.ts';

const session = '/api/support/session';
const override = '/api/releases/override';

describe.each(testDatabases)('a browser of staff (%s)', (kind) => {
  let portal: ReleasePortal;
  beforeAll(async () => {
    portal = await startReleasePortal({ kind });
    for (const version of ['v1', 'v2']) await portal.publish('billing', version);
    await portal.publish('people', 'p1');
    await portal.promote('billing', 'v1');
  });
  afterAll(() => portal.close());

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    cookie = '',
    body?: unknown,
  ) => portal.server.call(null, method, path, { headers: { cookie }, ...(body ? { body } : {}) });
  const signIn = async () => {
    const answer = await call('POST', session, '', { key: supportKey, name: 'Inês Duarte' });
    const header = String(answer.headers['set-cookie']);
    return { answer, header, cookie: header.split(';')[0] ?? '' };
  };
  const areaIn = async (cookie: string) => {
    const request = { headers: { cookie } } as never;
    const { areas } = await portal.server.releases.registryFor(request, async () => null);
    return areas.find(({ area }) => area === 'billing');
  };

  it('signs in with the key, for eight hours, in a cookie that no script reads', async () => {
    const { answer, header, cookie } = await signIn();
    expect(answer.status).toBe(201);
    expect(header).toMatch(
      /^__Host-staff=[\w-]{43}; Max-Age=28800; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    const { body } = await call('GET', session, cookie);
    expect(body).toMatchObject({ staff: { name: 'Inês Duarte' }, overrides: {} });
    const { rows } = await portal.server.db.pool.query('select token_hash from staff_session');
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
  });

  it('moves pointers under its own name, and only with the header that pages cannot forge', async () => {
    const { cookie } = await signIn();
    const path = '/api/releases/direct/billing/promote';
    const order = { remote: 'mfe-billing', version: 'v2', audience: { percent: 0 }, why: 'Look' };
    const version = (await portal.pointer('billing')).version;
    const forged = { cookie, 'x-jackfield': '' };
    const options = { body: order, version };
    expect(
      (await portal.server.call(null, 'POST', path, { ...options, headers: forged })).status,
    ).toBe(403);
    const moved = await portal.server.call(null, 'POST', path, { ...options, headers: { cookie } });
    expect(moved.status).toBe(200);
    const { body } = await call('GET', '/api/releases/direct/billing/history', cookie);
    expect((body.items as object[])[0]).toMatchObject({ who: 'Inês Duarte', via: 'ui' });
  });

  it('is nobody for the other calls of support', async () => {
    const { cookie } = await signIn();
    const created = await call('POST', '/api/support/tenant', cookie, {});
    expect([401, 404]).toContain(created.status);
  });

  it('sees work that was set aside, with its account, and has it done again', async () => {
    const tenantId = await portal.server.makeTenant();
    const owner = await portal.server.makePerson(tenantId, { isTenantOwner: true });
    const subject = { kind: 'cardPayment', subjectId: owner.id };
    const due_at = new Date('2026-11-20T17:00:00.000Z');
    await portal.server.db.system((tx) =>
      tx
        .insertInto('due_work')
        .values({
          kind: subject.kind,
          subject_id: subject.subjectId,
          tenant_id: tenantId,
          due_at,
          attempts: mostAttempts,
          last_error: 'The bank is away.',
        })
        .execute(),
    );
    const path = '/api/support/due-work';
    const { cookie } = await signIn();
    const triedAt = '2026-11-20T16:00:00.000Z';
    expect((await call('GET', path, cookie)).body).toMatchObject({
      items: [{ ...subject, tenantId, companyName: expect.any(String), triedAt }],
    });
    expect((await call('GET', path)).status).toBe(401);
    expect((await call('POST', path, cookie, subject)).status).toBe(204);
    expect((await call('GET', path, cookie)).body).toEqual({ items: [] });
    expect((await call('POST', path, cookie, subject)).status).toBe(404);
  });

  it('gets published versions that others do not get, until it resets or signs out', async () => {
    const { cookie } = await signIn();
    const areas = { billing: { remote: 'mfe-billing', version: 'v2' } };
    const { status, body } = await call('PUT', override, cookie, { areas });
    expect([status, body.overrides]).toEqual([200, areas]);
    expect(await areaIn(cookie)).toMatchObject({ version: 'v2', override: true });
    expect(await areaIn('')).not.toHaveProperty('override');
    expect(await areaIn('')).toMatchObject({ version: 'v1' });
    expect((await call('DELETE', override, cookie)).status).toBe(204);
    expect(await areaIn(cookie)).toMatchObject({ version: 'v1' });
    await call('PUT', override, cookie, { areas });
    expect((await call('DELETE', session, cookie)).status).toBe(204);
    expect(await areaIn(cookie)).toMatchObject({ version: 'v1' });
    expect((await call('GET', '/api/releases', cookie)).status).toBe(401);
  });

  it('looks at an area that no promotion has added yet', async () => {
    await portal.publish('wallboard', 'w1');
    const { cookie } = await signIn();
    const areas = { wallboard: { remote: 'mfe-wallboard', version: 'w1' } };
    expect((await call('PUT', override, cookie, { areas })).status).toBe(200);
    const known = async (headers: object) => {
      const found = await portal.server.releases.registryFor(
        { headers } as never,
        async () => null,
      );
      return found.areas.find(({ area }) => area === 'wallboard');
    };
    expect(await known({ cookie })).toMatchObject({ version: 'w1', override: true });
    expect(await known({})).toBeUndefined();
  });

  it.each([
    ['a version that is not published', { billing: { remote: 'mfe-billing', version: 'v9' } }],
    ['the remote of another area', { billing: { remote: 'mfe-people', version: 'p1' } }],
    ['an area that there is not', { weather: { remote: 'mfe-billing', version: 'v1' } }],
    ['an address elsewhere', { billing: { address: 'http://example.com' } }],
    ['an address with a path', { billing: { address: 'http://localhost:1/x' } }],
    ['an address where nothing is', { billing: { address: 'http://localhost:1' } }],
  ])('is refused %s', async (_what, areas) => {
    const { cookie } = await signIn();
    expect((await call('PUT', override, cookie, { areas })).status).toBe(400);
    expect(await areaIn(cookie)).toMatchObject({ version: 'v1' });
  });

  it('overrides are for staff alone', async () => {
    const areas = { billing: { remote: 'mfe-billing', version: 'v2' } };
    expect((await call('PUT', override, '', { areas })).status).toBe(401);
    expect((await call('PUT', override, '__Host-staff=made-up', { areas })).status).toBe(401);
    const owner = await portal.server.makePerson(await portal.server.makeTenant(), {
      isTenantOwner: true,
    });
    expect((await portal.server.call(owner, 'PUT', override, { body: { areas } })).status).toBe(
      403,
    );
  });

  it('ends after eight hours', async () => {
    const { cookie } = await signIn();
    portal.server.clock.advance(8 * 3_600_000 + 1000);
    expect((await call('GET', session, cookie)).body.staff).toBeNull();
    expect((await call('GET', '/api/releases', cookie)).status).toBe(401);
  });

  it('locks an address out after ten wrong keys, also for the right one', async () => {
    const guess = (key: string) => call('POST', session, '', { key, name: 'Guesser' });
    const statuses = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await guess('wrong')).status);
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect((await guess(supportKey)).status).toBe(429);
    portal.server.clock.advance(16 * 60_000);
    expect((await guess(supportKey)).status).toBe(201);
  });
});

describe('an area that runs from source', () => {
  let source: Server;
  let address = '';
  let files = remoteFiles('billing', 'dev');
  beforeAll(async () => {
    source = createServer((request, response) => {
      const content = files[(request.url ?? '').slice(1)];
      response.writeHead(content === undefined ? 404 : 200).end(content);
    });
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    const listening = source.address();
    address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`;
  });
  afterAll(() => source.close());

  async function overridden(env: Record<string, string>) {
    const portal = await startReleasePortal({ env });
    const headers = { 'x-jackfield': '1' };
    const signed = await portal.server.call(null, 'POST', session, {
      headers,
      body: { key: supportKey, name: 'Inês' },
    });
    const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? '';
    const put = await portal.server.call(null, 'PUT', override, {
      headers: { ...headers, cookie },
      body: { areas: { billing: { address } } },
    });
    const entry = async () => {
      const { releases } = portal.server;
      const request = { headers: { cookie } } as never;
      const { areas } = await releases.registryFor(request, async () => null);
      return areas.find(({ area }) => area === 'billing');
    };
    return { portal, put, entry };
  }

  it('is answered with its address and the digest of its entry as it is now', async () => {
    const { portal, put, entry } = await overridden({});
    expect(put.status).toBe(200);
    const first = await entry();
    expect(first).toMatchObject({ entry: `${address}/remoteEntry.js`, override: true });
    files = { ...files, 'remoteEntry.js': 'changed()' };
    const second = await entry();
    expect(second?.integrity).not.toBe(first?.integrity);
    await portal.close();
  });

  it('is refused in production', async () => {
    const { portal, put, entry } = await overridden({
      NODE_ENV: 'production',
      JACKFIELD_TEST: '0',
      PUBLIC_URL: 'https://portal.example',
    });
    expect(put.status).toBe(400);
    expect(await entry()).toBeUndefined();
    await portal.close();
  });
});
