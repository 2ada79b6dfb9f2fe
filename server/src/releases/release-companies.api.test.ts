import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../test/harness.ts';
import { type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';

describe.each(testDatabases)('companies as the audience of a canary (%s)', (kind) => {
  let portal: ReleasePortal;
  let ids: Record<string, string>;
  beforeAll(async () => {
    portal = await startReleasePortal({ kind });
    await portal.publish('billing', 'v1');
    await portal.publish('billing', 'v2');
    await portal.promote('billing', 'v1');
    ids = {};
    for (const name of ['Harbor Dental Group', 'Harbor', 'Harborview', '100% Bikes', 'O_ne']) {
      const id = await portal.server.makeTenant();
      await portal.server.db.pool.query('update tenant set company_name = $1 where id = $2', [
        name,
        id,
      ]);
      ids[name] = id;
    }
  });
  afterAll(() => portal.close());

  const give = (...tenants: string[]) => portal.promote('billing', 'v2', { audience: { tenants } });

  it.each([
    ['its id', () => ids['Harborview'] ?? '', 'Harborview'],
    ['its whole name, though others begin so', () => 'Harbor', 'Harbor'],
    ['its name in other letters', () => 'hArBoRvIeW', 'Harborview'],
    ['a part of its name', () => 'dental', 'Harbor Dental Group'],
    ['a name with a sign of patterns', () => '0% b', '100% Bikes'],
  ])('takes one by %s', async (_how, asked, name) => {
    const { status, body } = await give(asked());
    expect([status, body.canary]).toMatchObject([
      200,
      { tenants: [ids[name]], companies: [{ id: ids[name], name }] },
    ]);
  });

  it('takes one that is named twice once', async () => {
    const { body } = await give('harborview', ids['Harborview'] ?? '', 'dental');
    expect(body.canary).toMatchObject({ companies: [{ name: 'Harbor Dental Group' }, {}] });
  });

  it.each([
    ['an unknown name', 'Nordwind', /^No company is named "Nordwind"\.$/],
    ['an unknown id', '0198a4f2-7c1e-7000-8000-00000000000a', /^No company has the id 0198a4f2-/],
    [
      'several by their names and ids',
      'harb',
      /^"harb" may be Harbor \(\S+\), Harbor Dental Group \(\S+\), Harborview \(\S+\)\. Name one by its id\.$/,
    ],
    ['a pattern', '__', /^No company is named "__"\.$/],
  ])('refuses %s', async (_what, asked, words) => {
    const { status, body } = await give(asked);
    expect([status, body.message, body.errors]).toEqual([
      422,
      expect.stringMatching(words),
      [{ code: 'TENANT', message: expect.any(String) }],
    ]);
  });

  it('is searched by staff alone', async () => {
    const path = '/api/releases/companies?search=VIEW';
    expect((await portal.asStaff('GET', path)).body).toEqual({
      items: [{ id: ids['Harborview'], name: 'Harborview' }],
      hasMore: false,
    });
    const { server } = portal;
    const owner = await server.makePerson(ids['Harbor'] ?? '', { isTenantOwner: true });
    expect((await server.call(owner, 'GET', path)).status).toBe(403);
    expect((await server.call(null, 'GET', path)).status).toBe(401);
  });
});
