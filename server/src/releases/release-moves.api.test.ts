import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../test/harness.ts';
import { writeFileSync } from 'node:fs';
import { type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';

describe.each(bothDatabases)('moving a pointer (%s)', (kind) => {
  let portal: ReleasePortal;
  beforeAll(async () => {
    portal = await startReleasePortal({ kind });
    for (const version of ['v1', 'v2', 'v3']) await portal.publish('billing', version);
    await portal.publish('people', 'p1');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.server.db.pool.query('truncate release_pointer, release_move');
    await portal.server.releases.refresh();
  });

  const path = '/api/releases/direct/billing';
  const order = { remote: 'mfe-billing', version: 'v1', audience: 'all', why: 'Test' };
  const rollBack = async (why = 'Slow') =>
    portal.asStaff('POST', `${path}/rollback`, { why }, (await portal.pointer('billing')).version);
  const history = async () => {
    const { body } = await portal.asStaff('GET', `${path}/history`);
    return body.items as Record<string, unknown>[];
  };
  const liveInRegistry = async () => {
    const { releases } = portal.server;
    const registry = await releases.registryFor({ headers: {} } as never, async () => null);
    return registry.areas.find(({ area }) => area === 'billing')?.version;
  };

  it('promotes to all and back, and the registry follows at once', async () => {
    expect((await portal.promote('billing', 'v1')).status).toBe(200);
    expect(await liveInRegistry()).toBe('v1');
    const { body } = await portal.promote('billing', 'v2', { why: 'New invoices' });
    expect(body).toMatchObject({
      version: 2,
      live: { remote: 'mfe-billing', version: 'v2' },
      previous: { remote: 'mfe-billing', version: 'v1' },
      movedByStart: false,
    });
    expect(await liveInRegistry()).toBe('v2');
    expect((await rollBack('Totals are wrong')).body).toMatchObject({
      version: 3,
      live: { version: 'v1' },
      previous: null,
    });
    expect(await liveInRegistry()).toBe('v1');
  });

  it('names what a variant serves, to all and as a canary', async () => {
    await portal.promote('billing', 'v1');
    await portal.promote('billing', 'v2', { audience: { percent: 10 } });
    const { releases } = portal.server;
    expect(await releases.servedVersions('direct')).toEqual([
      { name: 'mfe-billing', version: 'v1' },
      { name: 'mfe-billing', version: 'v2' },
    ]);
    expect(await releases.servedVersions('partner')).toEqual([]);
  });

  it('going back twice does not bring the bad version again', async () => {
    await portal.promote('billing', 'v1');
    await portal.promote('billing', 'v2');
    expect((await rollBack()).status).toBe(200);
    const { status, body } = await rollBack();
    expect([status, body.responseCode]).toEqual([409, 'INVALIDTRANSITION']);
    expect(body.message).toBe(
      'direct billing has neither a canary nor a previous version to go back to.',
    );
    expect((await portal.pointer('billing')).live?.version).toBe('v1');
  });

  it('keeps who moved what from where to where and why, newest first, in pages', async () => {
    await portal.promote('billing', 'v1');
    await portal.promote('billing', 'v2', { audience: { percent: 10 }, why: 'A first look' });
    await rollBack('Enough seen');
    expect(await history()).toMatchObject([
      { kind: 'endCanary', from: { version: 'v2' }, to: { version: 'v1' }, why: 'Enough seen' },
      { kind: 'canary', from: { version: 'v1' }, to: { version: 'v2' }, audience: { percent: 10 } },
      { kind: 'promote', from: null, to: { version: 'v1' }, audience: 'all' },
    ]);
    expect((await history())[0]).toMatchObject({ who: 'Inês Duarte', via: 'api' });
    const first = await portal.asStaff('GET', `${path}/history?limit=2`);
    const rest = await portal.asStaff(
      'GET',
      `${path}/history?limit=2&startAfter=${String(first.body.nextStartAfter)}`,
    );
    expect([first.body.hasMore, rest.body.hasMore]).toEqual([true, false]);
    expect(rest.body.items).toMatchObject([{ kind: 'promote' }]);
  });

  it('refuses a move without If-Match, and one that another was faster than', async () => {
    expect((await portal.asStaff('POST', `${path}/promote`, order)).status).toBe(428);
    await portal.promote('billing', 'v1');
    const late = { ...order, version: 'v2' };
    const { status, body } = await portal.asStaff('POST', `${path}/promote`, late, 0);
    expect([status, body.current]).toMatchObject([412, { version: 1, live: { version: 'v1' } }]);
    expect((await portal.asStaff('POST', `${path}/rollback`, { why: 'Late' }, 0)).status).toBe(412);
  });

  it('lets one of several promotions at the same time win, with one entry in the history', async () => {
    const versions = ['v1', 'v2', 'v3', 'v1', 'v2'];
    const answers = await Promise.all(
      versions.map((version) =>
        portal.asStaff('POST', `${path}/promote`, { ...order, version }, 0),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(4);
    expect(await history()).toHaveLength(1);
  });

  it('a promotion that changes nothing leaves no entry', async () => {
    await portal.promote('billing', 'v1');
    const { status, body } = await portal.promote('billing', 'v1');
    expect([status, body.version]).toEqual([200, 1]);
    expect(await history()).toHaveLength(1);
  });

  it.each([
    [
      'an unknown version',
      path,
      { version: 'none' },
      404,
      'The portal has no version none of mfe-billing.',
    ],
    [
      'the version of another area',
      path,
      { remote: 'mfe-people', version: 'p1' },
      422,
      'mfe-people serves the area people, not billing.',
    ],
    [
      'an unknown variant',
      '/api/releases/third/billing',
      {},
      404,
      'The portal has no variant third.',
    ],
    [
      'an unknown area',
      '/api/releases/direct/weather',
      {},
      404,
      'The variant direct has no area weather.',
    ],
    [
      'an area named like a member of objects',
      '/api/releases/direct/constructor',
      {},
      404,
      'The variant direct has no area constructor.',
    ],
    ['no reason', path, { why: ' ' }, 400, /./],
    ['a share above a hundred', path, { audience: { percent: 101 } }, 400, /./],
    ['an audience of nobody', path, { audience: {} }, 400, /./],
    [
      'a company that nobody knows',
      path,
      { audience: { tenants: ['Harbour'] } },
      422,
      'No company is named "Harbour".',
    ],
  ])('refuses %s', async (_what, where, change, wanted, words) => {
    const { status, body } = await portal.asStaff(
      'POST',
      `${where}/promote`,
      { ...order, ...change },
      0,
    );
    expect([status, body.message]).toEqual([
      wanted,
      typeof words === 'string' ? words : expect.stringMatching(words),
    ]);
    expect((await portal.pointer('billing')).live).toBeNull();
  });

  it('refuses a version whose entry was changed on the disk, or is gone', async () => {
    await portal.publish('billing', `damaged-${kind}`);
    const { store } = portal.server.releases.services;
    const file = store.find('mfe-billing', `damaged-${kind}`, 'remoteEntry.js') ?? '';
    writeFileSync(file, 'evil()');
    const changed = await portal.promote('billing', `damaged-${kind}`);
    expect([changed.status, changed.body.errors]).toMatchObject([422, [{ code: 'INTEGRITY' }]]);
    await store.remove('mfe-billing', `damaged-${kind}`);
    const gone = await portal.promote('billing', `damaged-${kind}`);
    expect([gone.status, gone.body.errors]).toMatchObject([422, [{ code: 'ENTRY' }]]);
    expect((await portal.pointer('billing')).live).toBeNull();
  });

  it('variants move apart', async () => {
    await portal.promote('billing', 'v1');
    await portal.asStaff(
      'POST',
      '/api/releases/partner/billing/promote',
      { ...order, version: 'v2' },
      0,
    );
    const { body } = await portal.asStaff('GET', '/api/releases');
    const live = (body.variants as { id: string; areas: { area: string; live: unknown }[] }[]).map(
      ({ id, areas }) => [id, areas.find(({ area }) => area === 'billing')?.live],
    );
    expect(Object.fromEntries(live)).toMatchObject({
      direct: { version: 'v1' },
      partner: { version: 'v2' },
    });
  });

  it('is for staff: not for nobody, nor for an account owner, nor for a release token', async () => {
    const { server } = portal;
    const owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    const call = (person: typeof owner | null, headers: Record<string, string>) =>
      server.call(person, 'POST', `${path}/promote`, { body: order, version: 0, headers });
    expect((await call(null, {})).status).toBe(401);
    expect((await call(owner, {})).status).toBe(403);
    expect((await call(null, { 'x-release-token': 'token-for-every-remote' })).status).toBe(401);
    expect((await call(null, { 'x-support-key': 'a-key-that-is-wrong' })).status).toBe(401);
  });
});
