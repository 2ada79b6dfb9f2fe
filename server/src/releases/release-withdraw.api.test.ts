import type { Registry } from '@jackfield/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '../../test/harness.ts';
import { type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';

describe.each(testDatabases)('withdrawing a version (%s)', (kind) => {
  let portal: ReleasePortal;
  /** Of each test its own, because a withdrawn version stays so. */
  let v: { one: string; two: string; three: string };
  let count = 0;
  beforeAll(async () => {
    portal = await startReleasePortal({ kind });
    await portal.publish('people', 'p1');
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.server.db.pool.query('truncate release_pointer, release_move');
    await portal.server.releases.refresh();
    count += 1;
    v = { one: `one-${count}`, two: `two-${count}`, three: `three-${count}` };
    for (const version of Object.values(v)) await portal.publish('billing', version);
  });

  const withdraw = (version: string, body: Record<string, unknown> = {}) =>
    portal.asStaff('POST', `/api/releases/versions/mfe-billing/${version}/withdraw`, {
      why: 'It leaks',
      ...body,
    });
  const path = '/api/releases/direct/billing';
  const rollBack = async (body: Record<string, unknown>) =>
    portal.asStaff(
      'POST',
      `${path}/rollback`,
      { why: 'Slow', ...body },
      (await portal.pointer('billing')).version,
    );
  const registry = (): Promise<Registry> =>
    portal.server.releases.registryFor({ headers: {} } as never, async () => null);
  const lastMove = async () =>
    ((await portal.asStaff('GET', `${path}/history?limit=1`)).body.items as object[])[0];
  const reasonOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.message,
  ];

  it('takes everybody to the previous version, with who and why in the history', async () => {
    await portal.promote('billing', v.one);
    await portal.promote('billing', v.two);
    const { status, body } = await withdraw(v.two);
    expect([status, body]).toMatchObject([
      200,
      {
        release: { version: v.two, withdrawn: { by: 'Inês Duarte', why: 'It leaks' }, usedBy: [] },
        pointers: [{ variant: 'direct', live: { version: v.one }, previous: null }],
      },
    ]);
    expect((await registry()).areas.find(({ area }) => area === 'billing')?.version).toBe(v.one);
    expect(await lastMove()).toMatchObject({
      kind: 'withdraw',
      from: { version: v.two },
      to: { version: v.one },
      why: 'It leaks',
    });
  });

  it('goes from every variant that has it', async () => {
    await portal.promote('billing', v.one);
    await portal.promote('billing', v.two);
    await portal.promote('billing', v.one, {}, 'partner');
    await portal.promote('billing', v.two, {}, 'partner');
    expect((await withdraw(v.two)).body.pointers).toMatchObject([
      { variant: 'direct', live: { version: v.one } },
      { variant: 'partner', live: { version: v.one } },
    ]);
  });

  it('tells browsers, and names what may not run any more', async () => {
    await portal.promote('billing', v.one);
    await portal.promote('billing', v.two);
    const told: string[][] = [];
    portal.server.releases.onChange(({ variant, areas }) => {
      if (variant === 'direct') told.push(areas);
    });
    // No pointer names it any more; a page that was opened before may have it.
    await portal.promote('billing', v.three);
    await portal.promote('billing', v.two);
    told.length = 0;
    await withdraw(v.one);
    expect(told).toEqual([['billing']]);
    expect((await registry()).withdrawn).toContainEqual({ name: 'mfe-billing', version: v.one });
  });

  it('ends a canary that has it, and leaves the live version', async () => {
    await portal.promote('billing', v.one);
    await portal.promote('billing', v.two, { audience: { percent: 10 }, autoRollback: true });
    expect((await withdraw(v.two)).body.pointers).toMatchObject([
      { live: { version: v.one }, canary: null, autoRollback: false },
    ]);
  });

  it('leaves the canary when the live version is withdrawn', async () => {
    await portal.promote('billing', v.one);
    await portal.promote('billing', v.two);
    await portal.promote('billing', v.three, { audience: { percent: 10 } });
    expect((await withdraw(v.two)).body.pointers).toMatchObject([
      { live: { version: v.one }, canary: { version: v.three } },
    ]);
  });

  it('needs a version to go to where it is live', async () => {
    await portal.promote('billing', v.one);
    expect(reasonOf(await withdraw(v.one))).toEqual([
      422,
      `mfe-billing ${v.one} is live in direct, and there is no previous version to go to. Name one to go to instead.`,
    ]);
    expect((await portal.pointer('billing')).live?.version).toBe(v.one);
    expect((await registry()).withdrawn ?? []).not.toContainEqual({
      name: 'mfe-billing',
      version: v.one,
    });
    expect(reasonOf(await withdraw(v.one, { instead: v.one }))[0]).toBe(422);
    expect(reasonOf(await withdraw(v.one, { instead: 'none' }))).toEqual([
      404,
      'The portal has no version none of mfe-billing.',
    ]);
    expect((await withdraw(v.one, { instead: v.three })).body.pointers).toMatchObject([
      { live: { version: v.three } },
    ]);
  });

  it('is for good: not promoted, gone back to, previewed or withdrawn again', async () => {
    await portal.promote('billing', v.one);
    await portal.promote('billing', v.two);
    await withdraw(v.one);
    const gone = [422, `mfe-billing ${v.one} was withdrawn: It leaks`];
    expect(reasonOf(await portal.promote('billing', v.one))).toEqual(gone);
    expect(reasonOf(await portal.promote('billing', v.one, { audience: { percent: 1 } }))).toEqual(
      gone,
    );
    expect(reasonOf(await rollBack({ version: v.one }))).toEqual(gone);
    expect((await rollBack({})).status).toBe(409);
    expect((await rollBack({ steps: 1 })).status).toBe(409);
    expect(reasonOf(await withdraw(v.one))).toEqual([
      409,
      `mfe-billing ${v.one} is withdrawn already, by Inês Duarte.`,
    ]);
    const { releases } = portal.server;
    await portal.server.db.pool.query('truncate release_pointer, release_move');
    await releases.republish();
    expect(reasonOf(await portal.promote('billing', v.one))).toEqual(gone);
  });

  it('is not previewed, not even by a browser that did so before', async () => {
    const { server } = portal;
    await portal.promote('billing', v.two);
    const session = await server.app.inject({
      method: 'POST',
      url: '/api/support/session',
      headers: { 'x-jackfield': '1' },
      payload: { key: 'support-key-of-the-tests', name: 'Inês Duarte' },
    });
    const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
    const preview = () =>
      server.app.inject({
        method: 'PUT',
        url: '/api/releases/override',
        headers: { 'x-jackfield': '1', cookie },
        payload: { areas: { billing: { remote: 'mfe-billing', version: v.one } } },
      });
    const served = async () => {
      const request = { headers: { cookie } } as never;
      const { areas } = await server.releases.registryFor(request, async () => null);
      return areas.find(({ area }) => area === 'billing')?.version;
    };
    expect((await preview()).statusCode).toBe(200);
    expect(await served()).toBe(v.one);
    await withdraw(v.one);
    expect(await served()).toBe(v.two);
    const refused = await preview();
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      expect.stringContaining(`mfe-billing ${v.one} is not published, or was withdrawn.`),
    ]);
  });

  it('wins against a promotion at the same time, or ends it', async () => {
    await portal.promote('billing', v.one);
    await Promise.all([withdraw(v.two), portal.promote('billing', v.two)]);
    const { live, previous } = await portal.pointer('billing');
    expect([live?.version, previous?.version]).not.toContain(v.two);
  });

  it('is for staff alone', async () => {
    const { server } = portal;
    const owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
    const where = `/api/releases/versions/mfe-billing/${v.one}/withdraw`;
    expect((await server.call(owner, 'POST', where, { body: { why: 'Test' } })).status).toBe(403);
    expect((await server.call(null, 'POST', where, { body: { why: 'Test' } })).status).toBe(401);
  });

  it('goes back to a version by name, in steps, and lists where it can', async () => {
    await portal.promote('billing', v.one);
    await portal.promote('billing', v.two);
    await portal.promote('billing', v.three);
    const ways = async () => {
      const { body } = await portal.asStaff('GET', `${path}/back`);
      return (body.versions as { version: string }[]).map(({ version }) => version);
    };
    expect(await ways()).toEqual([v.two, v.one]);
    expect((await rollBack({ steps: 2 })).body).toMatchObject({ live: { version: v.one } });
    expect(await ways()).toEqual([]);
    expect(reasonOf(await rollBack({ steps: 1 }))).toEqual([
      409,
      'direct billing can go back 0 versions, not 1.',
    ]);
    await portal.promote('billing', v.two);
    await portal.promote('billing', v.three, { audience: { percent: 10 } });
    expect((await rollBack({ version: v.one })).body).toMatchObject({
      live: { version: v.one },
      previous: null,
      canary: null,
    });
    expect(reasonOf(await rollBack({ version: v.three }))).toEqual([
      422,
      `${v.three} has not been live in direct billing before; promote it.`,
    ]);
    expect((await rollBack({ version: v.two, steps: 1 })).status).toBe(400);
  });
});
