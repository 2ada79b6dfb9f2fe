import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, testDatabases } from '../../test/harness.ts';
import {
  makeRoot,
  type ReleasePortal,
  remoteFiles,
  smoked,
  startReleasePortal,
  tarballOf,
  writeBuild,
  writeHost,
} from '../../test/release-fixture.ts';

const core = '@jackfield/kit/ui/core';
const takes = (...names: string[]) => ({ uses: { names: { [core]: names }, calls: [] } });
const path = '/api/releases/direct/billing';

describe.each(testDatabases)('what a portal gives to people (%s)', (kind) => {
  let on: FreshDatabase;
  let root: string;
  let portal: ReleasePortal | null = null;
  beforeEach(async () => {
    on = await freshDatabase(kind);
    root = makeRoot();
  });
  afterEach(async () => {
    await portal?.close();
    portal = null;
    await on.drop();
    rmSync(root, { recursive: true, force: true });
  });

  /** The portal started anew, with a host that has these names, this React and these modules. */
  async function start(
    names: string[],
    react?: string,
    env = {},
    modules: Record<string, string> = {},
  ): Promise<ReleasePortal> {
    await portal?.close();
    writeHost(root, names, react, modules);
    portal = await startReleasePortal({ on, root, env: { DATA_DIR: on.dataDir, ...env } });
    await portal.server.releases.start();
    return portal;
  }
  const servedBy = async ({ server }: ReleasePortal, area = 'billing') => {
    const registry = await server.releases.registryFor({ headers: {} } as never, async () => null);
    const found = registry.areas.find((one) => one.area === area);
    return found && [found.version, found.misfit];
  };
  const said = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.message,
  ];
  const back = async (from: ReleasePortal, body = {}, area = 'billing') =>
    from.asStaff(
      'POST',
      `/api/releases/direct/${area}/rollback`,
      { why: 'Slow', ...body },
      (await from.pointer(area)).version,
    );
  const lacksField =
    "mfe-billing takes Field from kit/ui/core; this portal's host does not have it.";

  it('[SHIP-02] runs a remote beside any patch of a shared library', async () => {
    const first = await start(['Button'], '19.3.1');
    await first.publish('billing', 'b1', { shared: { react: '^19.3.0' } });
    expect((await first.promote('billing', 'b1')).status).toBe(200);
    const second = await start(['Button'], '19.3.2');
    expect(await servedBy(second)).toEqual(['b1', undefined]);
    await second.publish('billing', 'b2', { shared: { react: '^19.3.0' } });
    expect((await second.promote('billing', 'b2')).status).toBe(200);
    expect(await servedBy(await start(['Button'], '19.3.1'))).toEqual(['b2', undefined]);
  });

  it('[SHIP-02] takes a build for the next host, and holds it until that is there', async () => {
    const older = await start(['Button'], '19.3.2');
    await older.publish('billing', 'b1', { shared: { react: '^19.3.0' } });
    await older.promote('billing', 'b1');
    const files = remoteFiles('billing', 'b2', { shared: { react: '^19.4.0' } });
    const { status, body } = await older.upload(await tarballOf(files));
    const why = 'react is needed as ^19.4.0; the host provides 19.3.2.';
    expect([status, body]).toMatchObject([
      201,
      { warnings: [`${why} People can get this version once the host is newer.`] },
    ]);
    expect(said(await older.promote('billing', 'b2'))).toEqual([422, why]);
    const newer = await start(['Button'], '19.4.0');
    expect((await newer.promote('billing', 'b2')).status).toBe(200);
    expect(await servedBy(newer)).toEqual(['b2', undefined]);
    expect(await servedBy(await start(['Button'], '19.3.2'))).toEqual(['b1', undefined]);
    expect(await servedBy(await start(['Button'], '19.4.0'))).toEqual(['b2', undefined]);
  });

  it('[SHIP-02] holds a build whose module the next host will provide, and says of it why', async () => {
    const older = await start(['Button'], '19.3.2');
    const shared = { react: '^19.3.0', '@jackfield/kit/ui/ribbon': '^1.0.0' };
    const files = remoteFiles('billing', 'b1', { shared });
    const why =
      "mfe-billing needs @jackfield/kit/ui/ribbon; this portal's host does not provide it.";
    const { status, body } = await older.upload(await tarballOf(files));
    expect([status, body]).toMatchObject([
      201,
      { misfit: why, warnings: [`${why} People can get this version once the host is newer.`] },
    ]);
    expect(said(await older.promote('billing', 'b1'))).toEqual([422, why]);
    const listed = async (from: ReleasePortal) => {
      const answer = await from.asStaff('GET', '/api/releases/versions?remote=mfe-billing');
      return (answer.body.items as { misfit: string | null }[]).map(({ misfit }) => misfit);
    };
    expect(await listed(older)).toEqual([why]);
    const newer = await start(['Button'], '19.3.2', {}, { '@jackfield/kit/ui/ribbon': '1.4.0' });
    expect(await listed(newer)).toEqual([null]);
    expect((await newer.promote('billing', 'b1')).status).toBe(200);
    expect(await servedBy(newer)).toEqual(['b1', undefined]);
  });

  it('[SHIP-04] goes back to no version that the portal can no longer run, and says why', async () => {
    const first = await start(['Button', 'Field']);
    await first.publish('billing', 'b1', takes('Field'));
    await first.publish('billing', 'b2', takes('Button'));
    await first.promote('billing', 'b1');
    await first.promote('billing', 'b2');
    const second = await start(['Button']);
    expect(said(await back(second))).toEqual([422, lacksField]);
    expect(said(await back(second, { version: 'b1' }))).toEqual([422, lacksField]);
    expect(said(await back(second, { steps: 1 }))).toEqual([422, lacksField]);
    const withdraw = '/api/releases/versions/mfe-billing/b2/withdraw';
    expect(said(await second.asStaff('POST', withdraw, { why: 'It leaks' }))).toEqual([
      422,
      lacksField,
    ]);
    expect((await second.asStaff('GET', `${path}/back`)).body).toEqual({
      versions: [{ remote: 'mfe-billing', version: 'b1', misfit: lacksField }],
      leadsToNothing: false,
    });
    expect(await servedBy(second)).toEqual(['b2', undefined]);
  });

  it('[SHIP-04] gives no version that nobody saw paint, by whatever way', async () => {
    const required = await start(['Button'], '19.3.1', { RELEASE_SMOKE: 'required' });
    const seen = remoteFiles('billing', 'seen');
    expect((await required.upload(await tarballOf(smoked(seen)))).status).toBe(201);
    await required.publish('billing', 'unseen');
    await required.promote('billing', 'seen');
    const unseen = [422, expect.stringContaining('published without a smoke')];
    expect(said(await required.promote('billing', 'unseen'))).toEqual(unseen);
    const withdraw = '/api/releases/versions/mfe-billing/seen/withdraw';
    const order = { why: 'It leaks', instead: 'unseen' };
    expect(said(await required.asStaff('POST', withdraw, order))).toEqual(unseen);
    expect(await servedBy(required)).toEqual(['seen', undefined]);
  });

  it('[SHIP-04] starts with the newest version that fits, and with the other one where that fits', async () => {
    const first = await start(['Button', 'Field']);
    await first.publish('billing', 'b1', takes('Button'));
    await first.publish('billing', 'b2', takes('Field'));
    await first.publish('billing', 'never-live', takes('Button'));
    await first.promote('billing', 'b1');
    await first.promote('billing', 'b2');
    const second = await start(['Button']);
    expect(await servedBy(second)).toEqual(['b1', undefined]);
    expect(await second.pointer('billing')).toMatchObject({
      live: { version: 'b2' },
      misfits: [{ channel: 'live', version: 'b2', reason: lacksField, instead: { version: 'b1' } }],
    });
    expect(await servedBy(await start(['Button', 'Field']))).toEqual(['b2', undefined]);
  });

  it('[SHIP-04] gives nobody a version by itself that somebody has gone back from', async () => {
    const first = await start(['Button', 'Field']);
    await first.publish('billing', 'good', takes('Field'));
    await first.publish('billing', 'bad', takes('Button'));
    await first.promote('billing', 'good');
    await first.promote('billing', 'bad');
    expect((await back(first)).status).toBe(200);
    expect(await servedBy(await start(['Button']))).toEqual(['good', lacksField]);
  });

  it('[SHIP-04] takes the build of its tree where nothing that was live fits', async () => {
    const first = await start(['Button', 'Field']);
    await first.publish('billing', 'b1', takes('Field'));
    await first.promote('billing', 'b1');
    writeBuild(root, 'billing', remoteFiles('billing', 'own', takes('Button')));
    const second = await start(['Button']);
    expect(await servedBy(second)).toEqual(['own', undefined]);
    expect((await second.pointer('billing')).live?.version).toBe('b1');
  });

  it('[SHIP-01] [SHIP-04] is ready without a version that fits, and says why to whoever opens the area', async () => {
    const part = { parts: { 'invoices/open-amount/v1': { files: [] } } };
    const first = await start(['Field']);
    await first.publish('billing', 'b1', { ...takes('Field'), ...part });
    await first.promote('billing', 'b1');
    writeBuild(root, 'people', remoteFiles('people', 'p1'));
    const second = await start(['Button']);
    expect(await servedBy(second)).toEqual(['b1', lacksField]);
    expect(await servedBy(second, 'people')).toEqual(['p1', undefined]);
    const registry = await second.server.releases.registryFor(
      { headers: {} } as never,
      async () => null,
    );
    expect(registry.areas.find(({ area }) => area === 'billing')?.parts).toBeUndefined();
    expect(await second.server.releases.servedVersions('direct')).toEqual([
      { name: 'mfe-people', version: 'p1' },
    ]);
    expect((await second.server.app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
    });
  });

  it('[SHIP-04] holds a canary back that the portal can no longer run', async () => {
    const first = await start(['Button', 'Field']);
    await first.publish('billing', 'b1', takes('Button'));
    await first.publish('billing', 'b2', takes('Field'));
    await first.promote('billing', 'b1');
    await first.promote('billing', 'b2', { audience: { percent: 100 } });
    const second = await start(['Button']);
    const tenant = await second.server.makeTenant();
    const { areas } = await second.server.releases.registryFor(
      { headers: {} } as never,
      async () => tenant,
    );
    expect(areas.map(({ version }) => version)).toEqual(['b1']);
    expect((await second.pointer('billing')).misfits).toMatchObject([
      { channel: 'canary', version: 'b2', instead: { version: 'b1' } },
    ]);
  });

  it('[SHIP-04] a build of its tree that does not fit its host stays unlive', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1', takes('Button')));
    await start(['Button']);
    writeBuild(root, 'billing', remoteFiles('billing', 'b2', takes('Field')));
    expect(await servedBy(await start(['Button']))).toEqual(['b1', undefined]);
  });

  it('[SHIP-04] takes the first version of a new area back, by going back or by withdrawing it', async () => {
    const first = await start(['Button']);
    await first.publish('wallboard', 'w1');
    await first.publish('wallboard', 'w2');
    await first.promote('wallboard', 'w1');
    const ways = `/api/releases/direct/wallboard/back`;
    expect((await first.asStaff('GET', ways)).body).toEqual({
      versions: [],
      leadsToNothing: true,
    });
    expect((await back(first, {}, 'wallboard')).body).toMatchObject({ live: null, previous: null });
    expect(await servedBy(first, 'wallboard')).toBeUndefined();
    expect((await back(first, {}, 'wallboard')).status).toBe(409);
    await first.promote('wallboard', 'w2');
    expect(await servedBy(first, 'wallboard')).toEqual(['w2', undefined]);
    const withdraw = '/api/releases/versions/mfe-wallboard/w2/withdraw';
    expect((await first.asStaff('POST', withdraw, { why: 'It leaks' })).body).toMatchObject({
      pointers: [{ area: 'wallboard', live: null }],
    });
    expect(await servedBy(first, 'wallboard')).toBeUndefined();
  });
});
