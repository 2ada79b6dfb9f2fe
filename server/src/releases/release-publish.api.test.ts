import { randomBytes } from 'node:crypto';
import { contractVersion } from '@jackfield/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../test/harness.ts';
import {
  billingToken,
  digestsOf,
  integrityOf,
  type ReleasePortal,
  remoteFiles,
  startReleasePortal,
  tarballOf,
} from '../../test/release-fixture.ts';

/** A page that asks for a file by a digest which no file has. */
const pageOf = (file: string) => ({
  pages: {
    '/admin-settings/billing': { files: [{ file, integrity: 'sha256-x' }], shared: [] },
  },
});
const listed = digestsOf({
  'first.js': '/* bad */',
  'remoteEntry.js': 'globalThis.jackfield_billing = "bad";',
});

describe.each(testDatabases)('publishing a remote (%s)', (kind) => {
  let portal: ReleasePortal;
  beforeAll(async () => {
    portal = await startReleasePortal({ kind });
  });
  afterAll(() => portal.close());

  const versions = async () => (await portal.asStaff('GET', '/api/releases/versions')).body.items;
  const asset = (version: string, file: string) =>
    portal.server.app.inject({ url: `/assets/mfe-billing/${version}/${file}` });

  it('stores the files for ever under their version and moves nothing', async () => {
    const tarball = await tarballOf(remoteFiles('billing', 'b1'));
    const { status, body } = await portal.upload(tarball, { 'x-staff-name': 'CI%20%C3%A9' });
    expect([status, body]).toMatchObject([
      201,
      { remote: 'mfe-billing', version: 'b1', area: 'billing', publishedBy: 'CI é', usedBy: [] },
    ]);
    const entry = await asset('b1', 'remoteEntry.js');
    expect(entry.statusCode).toBe(200);
    expect(entry.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await portal.pointer('billing')).toMatchObject({ version: 0, live: null });
  });

  it('refuses a version that exists, and leaves its files alone', async () => {
    await portal.publish('billing', 'b2');
    const changed = remoteFiles('billing', 'b2', {}, { 'first.js': 'changed' });
    const { status, body } = await portal.upload(await tarballOf(changed));
    expect([status, body.responseCode]).toEqual([409, 'DUPLICATE']);
    expect((await asset('b2', 'first.js')).body).toBe('/* b2 */');
  });

  it('lets one of two uploads of a version at the same time win', async () => {
    const tarball = await tarballOf(remoteFiles('billing', 'b3'));
    const answers = await Promise.all([portal.upload(tarball), portal.upload(tarball)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await asset('b3', 'remoteEntry.js')).statusCode).toBe(200);
  });

  it.each([
    ['no token', { 'x-release-token': '' }, 401],
    ['a wrong token', { 'x-release-token': 'token-of-nobody-at-all' }, 401],
    ['the support key instead', { 'x-release-token': 'support-key-of-the-tests' }, 401],
    ['the token of another remote', { 'x-release-token': billingToken }, 403],
    ['a body that is no tarball by its type', { 'content-type': 'application/json' }, 400],
  ])('refuses %s', async (_what, headers, wanted) => {
    const tarball = await tarballOf(remoteFiles('people', 'p1'));
    expect((await portal.upload(tarball, headers)).status).toBe(wanted);
    expect(JSON.stringify(await versions())).not.toContain('p1');
  });

  it('takes the token of one remote for that remote', async () => {
    const tarball = await tarballOf(remoteFiles('billing', 'b4'));
    expect((await portal.upload(tarball, { 'x-release-token': billingToken })).status).toBe(201);
  });

  it.each([
    ['no remote.json', { 'remote.json': undefined }, {}, 'MANIFEST'],
    ['a remote.json that is not JSON', { 'remote.json': '{' }, {}, 'MANIFEST'],
    ['no entry', { 'remoteEntry.js': undefined }, {}, 'ENTRY'],
    ['another entry', {}, { entry: 'other.js' }, 'MANIFEST'],
    ['an entry that was changed', { 'remoteEntry.js': 'evil()' }, {}, 'INTEGRITY'],
    ['no integrity', {}, { integrity: undefined }, 'MANIFEST'],
    ['another integrity', {}, { integrity: 'sha384-AAAA' }, 'INTEGRITY'],
    ['a preload that is not there', {}, { preload: ['none.js'] }, 'MANIFEST'],
    ['a version with a slash', {}, { version: 'x/y' }, 'VERSION'],
    ['a version that leads upwards', {}, { version: '..' }, 'VERSION'],
    ['the version of builds from source', {}, { version: 'dev' }, 'VERSION'],
    ['a contract one major ahead', {}, { contract: '^2.0.0' }, 'CONTRACT'],
    ['a contract that is no range', {}, { contract: 'newest' }, 'CONTRACT'],
    ['no list of shared modules', {}, { shared: undefined }, 'MANIFEST'],
    ['another version of react', {}, { shared: { react: '18.2.0' } }, 'SHARED'],
    ['a runtime of before', {}, { shared: { '@jackfield/runtime': '~1.1.0' } }, 'SHARED'],
    ['a module that no host could provide', {}, { shared: { vue: 'newest' } }, 'SHARED'],
    [
      'a name that the host has no more',
      {},
      { uses: { names: { '@jackfield/kit/ui/core': ['Ribbon'] }, calls: [] } },
      'NAMES',
    ],
    [
      'a call that nobody answers',
      {},
      { uses: { names: {}, calls: ['GET /api/weather/{id}'] } },
      'CALLS',
    ],
    [
      'a file that is not there',
      {},
      { files: { ...listed, 'gone.js': integrityOf('x') } },
      'MANIFEST',
    ],
    ['a file that it does not name', {}, { files: {} }, 'MANIFEST'],
    ['a file of other bytes', { 'first.js': 'evil()' }, {}, 'INTEGRITY'],
    ['no list of its files', {}, { files: undefined }, 'MANIFEST'],
    ['a page that loads a file which is not there', {}, pageOf('gone.js'), 'MANIFEST'],
    ['a page that loads a file of other bytes', {}, pageOf('first.js'), 'INTEGRITY'],
    ['neither routes nor parts', {}, { routes: [] }, 'ROUTES'],
    ['the route of sign-in', {}, { routes: ['/auth/login'] }, 'ROUTES'],
    ['a route over everything', {}, { routes: ['/admin-settings'] }, 'ROUTES'],
    ['a route that climbs', {}, { routes: ['/admin-settings/../api'] }, 'ROUTES'],
    [
      'a sidebar entry outside its routes',
      {},
      { navigation: [{ id: 'x', label: 'X', path: '/admin-settings/users' }] },
      'ROUTES',
    ],
  ])('refuses %s with the reason', async (_what, change, manifest, code) => {
    const files = { ...remoteFiles('billing', 'bad', manifest), ...change };
    const kept = Object.entries(files).filter(([, content]) => content !== undefined);
    const tarball = await tarballOf(Object.fromEntries(kept) as Record<string, string>);
    const { status, body } = await portal.upload(tarball);
    expect([status, body.errors[0]?.code]).toEqual([422, code]);
    expect(body.message).toMatch(/^.{10,}\.$/);
    expect((await asset('bad', 'first.js')).statusCode).toBe(404);
  });

  it('says which contract is wanted and which one there is', async () => {
    const files = remoteFiles('billing', 'next', { contract: '^2.0.0' });
    const { body } = await portal.upload(await tarballOf(files));
    expect(body.message).toBe(
      `mfe-billing next needs contract ^2.0.0; this portal has ${contractVersion}.`,
    );
  });

  it('refuses a route that a released version of another area holds', async () => {
    await portal.publish('people', 'p2');
    expect((await portal.promote('people', 'p2')).status).toBe(200);
    for (const route of ['/admin-settings/users', '/admin-settings/users/edit']) {
      const files = remoteFiles('billing', randomBytes(4).toString('hex'), { routes: [route] });
      const { status, body } = await portal.upload(await tarballOf(files));
      expect([status, body.message]).toEqual([422, `${route} belongs to the area people.`]);
    }
  });
});
