import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FreshDatabase, freshDatabase, testDatabases } from '../../test/harness.ts';
import {
  makeRoot,
  type ReleasePortal,
  remoteFiles,
  startReleasePortal,
  writeBuild,
  writeIn,
} from '../../test/release-fixture.ts';
import { writeVariant } from '../../test/variant-fixture.ts';

describe.each(testDatabases)('the start of a portal (%s)', (kind) => {
  let on: FreshDatabase;
  let root: string;
  let portal: ReleasePortal | null = null;

  beforeEach(async () => {
    on = await freshDatabase(kind);
    root = makeRoot();
  });
  afterEach(async () => {
    await stop();
    await on.drop();
    rmSync(root, { recursive: true, force: true });
  });

  async function start(before = (_portal: ReleasePortal) => {}): Promise<ReleasePortal> {
    await stop();
    portal = await startReleasePortal({ on, root, env: { DATA_DIR: on.dataDir } });
    before(portal);
    await portal.server.releases.start();
    return portal;
  }
  async function stop(): Promise<void> {
    await portal?.close();
    portal = null;
  }
  const served = (from: ReleasePortal) => from.served();

  it('publishes what is built and points every variant to it', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    writeBuild(root, 'people', remoteFiles('people', 'p1'));
    const first = await start();
    expect(await served(first)).toEqual({ people: 'p1', billing: 'b1' });
    expect(await first.pointer('billing', 'partner')).toMatchObject({
      live: { version: 'b1' },
      movedByStart: true,
    });
    const file = await first.server.app.inject({ url: '/assets/mfe-billing/b1/first.js' });
    expect(file.body).toBe('/* b1 */');
  });

  it('follows a new build, and serves the former one on', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    await start();
    writeBuild(root, 'billing', remoteFiles('billing', 'b2'));
    const second = await start();
    expect(await second.pointer('billing')).toMatchObject({
      live: { version: 'b2' },
      previous: { version: 'b1' },
    });
    const former = await second.server.app.inject({ url: '/assets/mfe-billing/b1/first.js' });
    expect(former.body).toBe('/* b1 */');
  });

  it('never moves a pointer that somebody else has moved', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    const first = await start();
    await first.publish('billing', 'chosen');
    await first.promote('billing', 'chosen');
    writeBuild(root, 'billing', remoteFiles('billing', 'b2'));
    const second = await start();
    expect(await served(second)).toEqual({ billing: 'chosen' });
    const { body } = await second.asStaff('GET', '/api/releases/versions?remote=mfe-billing');
    expect(JSON.stringify(body)).toContain('"b2"');
  });

  it('a start without a change moves and stores nothing', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    await start();
    const second = await start();
    const { body } = await second.asStaff('GET', '/api/releases/direct/billing/history');
    expect(body.items).toHaveLength(1);
  });

  it('brings back files that the folder has lost', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    const { services } = (await start()).server.releases;
    await services.store.remove('mfe-billing', 'b1');
    const second = await start();
    const file = await second.server.app.inject({ url: '/assets/mfe-billing/b1/first.js' });
    expect(file.statusCode).toBe(200);
  });

  it('a build that is refused costs its own area and no other', async () => {
    writeBuild(root, 'billing', { ...remoteFiles('billing', 'b1'), 'remoteEntry.js': 'changed' });
    writeBuild(root, 'people', remoteFiles('people', 'p1'));
    writeIn(root, 'mfe-broken/dist/remote.json', '{');
    expect(await served(await start())).toEqual({ people: 'p1' });
  });

  it('is not ready while a build that nothing is wrong with is not published, and tries again', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    writeBuild(root, 'people', remoteFiles('people', 'p1'));
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const first = await start(({ server }) => {
      vi.spyOn(server.releases.services.store, 'receive').mockRejectedValueOnce(full);
    });
    const ready = async () => {
      const answer = await first.server.app.inject({ url: '/readyz' });
      return [answer.statusCode, answer.json()];
    };
    const [lost, standing] = Object.keys(await served(first)).includes('people')
      ? ['billing', 'people']
      : ['people', 'billing'];
    expect(Object.keys(await served(first))).toEqual([standing]);
    const waitsFor = [`direct/${lost}`, `partner/${lost}`];
    expect(await ready()).toEqual([503, { status: 'notready', waitsFor }]);
    await first.server.releases.republish();
    expect(await ready()).toEqual([200, { status: 'ready' }]);
    expect(await served(first)).toEqual({ people: 'p1', billing: 'b1' });
  });

  it('is ready without a build that is refused: trying again would change nothing', async () => {
    writeBuild(root, 'billing', { ...remoteFiles('billing', 'b1'), 'remoteEntry.js': 'changed' });
    const { app } = (await start()).server;
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
  });

  it('leaves out a build that lacks a file, and goes on with the version before', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    await start();
    writeBuild(root, 'billing', remoteFiles('billing', 'b2'));
    rmSync(join(root, 'mfe-billing/dist/first.js'));
    const second = await start();
    expect(await served(second)).toEqual({ billing: 'b1' });
    expect((await second.asStaff('GET', '/api/releases/versions/mfe-billing/b2')).status).toBe(404);
  });

  it('brings back no lost file from a build that has other ones under the same version', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    const { services } = (await start()).server.releases;
    await services.store.remove('mfe-billing', 'b1');
    writeBuild(root, 'billing', remoteFiles('billing', 'b1', {}, { 'first.js': 'other' }));
    const file = async () => {
      const { app } = (await start()).server;
      return (await app.inject({ url: '/assets/mfe-billing/b1/first.js' })).statusCode;
    };
    expect(await file()).toBe(404);
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    expect(await file()).toBe(200);
  });

  it('takes no part away that a served version needs', async () => {
    const part = 'invoices/open-amount/v1';
    const offers = { parts: { [part]: { files: [] } } };
    writeBuild(root, 'people', remoteFiles('people', 'p1', { needs: [part] }));
    writeBuild(root, 'billing', remoteFiles('billing', 'b1', offers));
    await start();
    writeBuild(root, 'billing', remoteFiles('billing', 'b2'));
    expect(await served(await start())).toEqual({ people: 'p1', billing: 'b1' });
  });

  it('leaves an area out of a variant that does not have the part it needs', async () => {
    const part = 'invoices/open-amount/v1';
    const remotes = { people: 'mfe-people' };
    writeVariant(join(root, 'host/variants'), 'partner', { remotes });
    writeBuild(root, 'people', remoteFiles('people', 'p1', { needs: [part] }));
    writeBuild(root, 'billing', remoteFiles('billing', 'b1', { parts: { [part]: { files: [] } } }));
    const first = await start();
    expect(await served(first)).toEqual({ people: 'p1', billing: 'b1' });
    expect((await first.pointer('people', 'partner')).live).toBeNull();
  });

  it('promotes no version whose call the server answers no more', async () => {
    const portalOfBefore = await start();
    await portalOfBefore.publish('billing', 'b1');
    const { db } = portalOfBefore.server;
    const uses = JSON.stringify({ names: {}, calls: ['GET /api/gone'] });
    await db.system((tx) =>
      sql`update release set manifest = manifest || jsonb_build_object('uses', ${uses}::jsonb)`.execute(
        tx,
      ),
    );
    const { status, body } = await portalOfBefore.promote('billing', 'b1');
    expect([status, body.message]).toEqual([
      422,
      'mfe-billing calls GET /api/gone; this portal does not answer it.',
    ]);
  });

  it('serves a build from source before any pointer, and never stores it', async () => {
    writeBuild(root, 'billing', remoteFiles('billing', 'b1'));
    await start();
    writeBuild(root, 'billing', remoteFiles('billing', 'dev'));
    const second = await start();
    expect(await served(second)).toEqual({ billing: 'dev' });
    const file = await second.server.app.inject({ url: '/assets/mfe-billing/dev/first.js' });
    expect([file.body, file.headers['cache-control']]).toEqual(['/* dev */', 'no-cache']);
    expect(existsSync(join(on.dataDir, 'releases', 'mfe-billing', 'dev'))).toBe(false);
  });
});
