import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseChanged } from '@jackfield/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, testDatabases } from '../../test/harness.ts';
import { makeRoot, type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';
import { writeVariant } from '../../test/variant-fixture.ts';

describe.each(testDatabases)('an area that no variant names (%s)', (kind) => {
  let on: FreshDatabase;
  let root: string;
  let portal: ReleasePortal;
  beforeEach(async () => {
    on = await freshDatabase(kind);
    root = makeRoot();
    portal = await startReleasePortal({ on, root });
    await portal.publish('wallboard', 'w1');
  });
  afterEach(async () => {
    await portal.close();
    await on.drop();
    rmSync(root, { recursive: true, force: true });
  });

  const areasOf = async (one: ReleasePortal, tenantId: string | null = null) => {
    const { releases } = one.server;
    const registry = await releases.registryFor({ headers: {} } as never, async () => tenantId);
    return registry.areas.map(({ area, version }) => `${area} ${version}`);
  };
  const listed = async (one: ReleasePortal) => {
    const { body } = await one.asStaff('GET', '/api/releases');
    const variants = body['variants'] as { id: string; areas: { area: string }[] }[];
    return variants.map(({ id, areas }) => [id, areas.some(({ area }) => area === 'wallboard')]);
  };

  it('joins a running portal by its first promotion, in one variant, and browsers hear of it', async () => {
    const changes: ReleaseChanged[] = [];
    portal.server.releases.onChange((change) => changes.push(change));
    expect(await areasOf(portal)).toEqual([]);
    expect(await portal.pointer('wallboard')).toMatchObject({
      remote: 'mfe-wallboard',
      version: 0,
      live: null,
    });
    expect(await listed(portal)).toEqual([
      ['direct', false],
      ['partner', false],
    ]);
    const { status } = await portal.promote('wallboard', 'w1');
    expect(status).toBe(200);
    expect(await areasOf(portal)).toEqual(['wallboard w1']);
    expect(await listed(portal)).toEqual([
      ['direct', true],
      ['partner', false],
    ]);
    expect(changes).toEqual([{ variant: 'direct', areas: ['wallboard'] }]);
  });

  it('goes to a share of the accounts, and a rollback takes it from them', async () => {
    const tenant = await portal.server.makeTenant();
    await portal.promote('wallboard', 'w1', { audience: { tenants: [tenant] } });
    expect(await areasOf(portal, tenant)).toEqual(['wallboard w1']);
    expect(await areasOf(portal)).toEqual([]);
    const { version } = await portal.pointer('wallboard');
    const path = '/api/releases/direct/wallboard/rollback';
    const back = await portal.asStaff('POST', path, { why: 'too early' }, version);
    expect(back.status).toBe(200);
    expect(await areasOf(portal, tenant)).toEqual([]);
  });

  it('is there after a restart', async () => {
    await portal.promote('wallboard', 'w1');
    await portal.close();
    portal = await startReleasePortal({ on, root });
    await portal.server.releases.start();
    expect(await areasOf(portal)).toEqual(['wallboard w1']);
  });

  it('a refused promotion adds nothing', async () => {
    const refused = await portal.promote('wallboard', 'w1', { remote: 'mfe-billing' });
    expect(refused.status).toBe(404);
    await portal.publish('billing', 'b1');
    const other = await portal.promote('wallboard', 'b1', { remote: 'mfe-billing' });
    expect(other.status).toBe(422);
    const third = await portal.asStaff(
      'POST',
      '/api/releases/third/wallboard/promote',
      { remote: 'mfe-wallboard', version: 'w1', audience: 'all', why: 'Test' },
      0,
    );
    expect(third.status).toBe(404);
    expect(await listed(portal)).toEqual([
      ['direct', false],
      ['partner', false],
    ]);
  });

  it('follows the variant’s folder where that names another remote for it', async () => {
    await portal.promote('wallboard', 'w1');
    await portal.close();
    const remotes = { people: 'mfe-people', wallboard: 'acme-board' };
    writeVariant(join(root, 'host/variants'), 'direct', { default: true, remotes });
    portal = await startReleasePortal({ on, root });
    expect((await portal.pointer('wallboard')).remote).toBe('acme-board');
  });
});
