import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from './harness.ts';
import {
  integrityOf,
  makeRoot,
  type ReleasePortal,
  remoteFiles,
  startReleasePortal,
  tarballOf,
} from './release-fixture.ts';
import { writeVariant } from './variant-fixture.ts';

const part = 'invoices/open-amount/v1';
const offers = { parts: { [part]: { files: [] } } };
const needs = { needs: [part] };
let tenants: string[];

describe.each(testDatabases)('parts of remotes (%s)', (kind) => {
  let root: string;
  let portal: ReleasePortal;
  beforeAll(async () => {
    root = makeRoot();
    // A variant without the area that offers the part.
    const remotes = { people: 'mfe-people' };
    writeVariant(join(root, 'host/variants'), 'partner', { remotes });
    portal = await startReleasePortal({ kind, root });
    tenants = [await portal.server.makeTenant()];
    await portal.publish('billing', 'without');
    await portal.publish('billing', 'with', offers);
  });
  afterAll(async () => {
    await portal.close();
    rmSync(root, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await portal.server.db.pool.query('truncate release_pointer, release_move');
    await portal.server.releases.refresh();
  });

  let made = 0;
  const published = async (area: string, manifest: Record<string, unknown>) => {
    made += 1;
    const version = `${area}-${made}`;
    await portal.publish(area, version, manifest);
    return version;
  };
  const refusalOf = async (manifest: Record<string, unknown>, area = 'people') => {
    const files = remoteFiles(area, 'refused', manifest);
    const { status, body } = await portal.upload(await tarballOf(files));
    return [status, body.errors[0]?.code, body.message];
  };
  /** Moves that are in place while the test is about others. */
  const moved = async (area: string, version: string, body = {}) => {
    const answer = await portal.promote(area, version, body);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  };
  const rollBack = async (area: string) =>
    portal.asStaff(
      'POST',
      `/api/releases/direct/${area}/rollback`,
      { why: 'Test' },
      (await portal.pointer(area)).version,
    );

  it('a remote is not taken when it needs a part that no area serves', async () => {
    const words = `mfe-people needs the part ${part}; no area of this portal offers it.`;
    expect(await refusalOf(needs)).toEqual([422, 'PARTS', words]);
    await moved('billing', 'without');
    expect(await refusalOf(needs)).toEqual([422, 'PARTS', words]);
    await moved('billing', 'with');
    await published('people', needs);
  });

  it('a part of its own, and one of the next number, are no needs of others', async () => {
    await published('people', { ...offers, ...needs });
    await moved('billing', 'with');
    const next = { needs: ['invoices/open-amount/v2'] };
    expect((await refusalOf(next))[0]).toBe(422);
  });

  it('a part that another area serves is not taken from it', async () => {
    await moved('billing', 'with');
    const words = `The part ${part} is offered by the area billing.`;
    expect(await refusalOf(offers)).toEqual([422, 'PARTS', words]);
  });

  it.each([
    ['a name without a number', { needs: ['invoices/open-amount'] }, 'MANIFEST'],
    ['a name that leads elsewhere', { parts: { '../remote/v1': { files: [] } } }, 'MANIFEST'],
    [
      'a file that is not there',
      { parts: { [part]: { files: [{ file: 'none.js', integrity: 'sha384-AAAA' }] } } },
      'MANIFEST',
    ],
    [
      'a file of other bytes',
      { parts: { [part]: { files: [{ file: 'first.js', integrity: 'sha384-AAAA' }] } } },
      'INTEGRITY',
    ],
    ['news of no day', { news: [{ id: 'glance', on: 'yesterday' }] }, 'MANIFEST'],
    ['a contribution of no kind', { contributions: { '../remote': { files: [] } } }, 'MANIFEST'],
    [
      'a file of a contribution that is not there',
      { contributions: { home: { files: [{ file: 'none.js', integrity: 'sha384-AAAA' }] } } },
      'MANIFEST',
    ],
    [
      'a file of a contribution with other bytes',
      { contributions: { home: { files: [{ file: 'first.js', integrity: 'sha384-AAAA' }] } } },
      'INTEGRITY',
    ],
  ])('refuses %s', async (_what, manifest, code) => {
    expect((await refusalOf(manifest, 'billing')).slice(0, 2)).toEqual([422, code]);
  });

  it('the registry names the files of the part in the version that is served', async () => {
    const integrity = integrityOf('/* drawn */');
    const parts = { [part]: { files: [{ file: 'first.js', integrity }] } };
    const contributions = { home: { files: [{ file: 'first.js', integrity }] } };
    const news = [{ id: 'glance', on: '2026-11-20', who: ['admin'] }];
    const manifest = { parts, contributions, news };
    const files = remoteFiles('billing', `drawn-${kind}`, manifest, { 'first.js': '/* drawn */' });
    expect((await portal.upload(await tarballOf(files))).status).toBe(201);
    await moved('billing', 'with');
    const entry = async () => {
      const { releases } = portal.server;
      const registry = await releases.registryFor({ headers: {} } as never, async () => null);
      return registry.areas.find(({ area }) => area === 'billing');
    };
    const inRegistry = async () => (await entry())?.parts;
    expect(await inRegistry()).toEqual(offers.parts);
    await moved('billing', `drawn-${kind}`);
    const file = `/assets/mfe-billing/drawn-${kind}/first.js`;
    expect(await inRegistry()).toEqual({ [part]: { files: [{ file, integrity }] } });
    expect((await entry())?.contributions).toEqual({ home: { files: [{ file, integrity }] } });
    expect((await entry())?.news).toEqual(news);
    expect((await rollBack('billing')).status).toBe(200);
    expect(await inRegistry()).toEqual(offers.parts);
    expect((await entry())?.news).toBeUndefined();
  });

  it('is promoted only where the variant serves the part', async () => {
    await moved('billing', 'with');
    const version = await published('people', needs);
    const order = { remote: 'mfe-people', version, audience: 'all', why: 'Test' };
    const path = '/api/releases/partner/people/promote';
    const { status, body } = await portal.asStaff('POST', path, order, 0);
    const message = `mfe-people needs the part ${part}; no area of this portal offers it.`;
    expect([status, body]).toMatchObject([422, { message, errors: [{ code: 'PARTS' }] }]);
    await moved('people', version);
  });

  it('its offer cannot be promoted or rolled back away while a live version needs it', async () => {
    await moved('billing', 'without');
    await moved('billing', 'with');
    const version = await published('people', needs);
    await moved('people', version);
    const message = `mfe-people ${version} needs the part ${part}; the area billing would no longer offer it.`;
    const away = await portal.promote('billing', 'without');
    expect([away.status, away.body.message]).toEqual([422, message]);
    const canary = await portal.promote('billing', 'without', { audience: { percent: 10 } });
    expect([canary.status, canary.body.message]).toEqual([422, message]);
    const back = await rollBack('billing');
    expect([back.status, back.body.message]).toEqual([422, message]);
    expect((await portal.pointer('billing')).live?.version).toBe('with');

    await moved('people', await published('people', {}));
    expect((await rollBack('billing')).status).toBe(200);
  });

  it('named accounts may get both, the others neither', async () => {
    await moved('billing', 'without');
    await moved('billing', 'with', { audience: { tenants } });
    const version = await published('people', needs);
    const toAll = await portal.promote('people', version);
    expect(toAll.body.message).toBe(
      `mfe-people needs the part ${part}; not everybody who would get ${version} is offered it.`,
    );
    await moved('people', version, { audience: { tenants } });
    const end = await rollBack('billing');
    expect([end.status, end.body.message]).toEqual([
      422,
      `mfe-people ${version} needs the part ${part}; the area billing would no longer offer it.`,
    ]);
    expect((await rollBack('people')).status).toBe(200);
    expect((await rollBack('billing')).status).toBe(200);
  });
});
