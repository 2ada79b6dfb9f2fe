import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  billingToken,
  digestsOf,
  type Files,
  integrityOf,
  type ReleasePortal,
  remoteFiles,
  smoked,
  startReleasePortal,
  tarballOf,
} from '../../test/release-fixture.ts';

let portal: ReleasePortal;
beforeAll(async () => {
  portal = await startReleasePortal({ env: { RELEASE_SMOKE: 'required' } });
});
afterAll(() => portal.close());

const upload = async (files: Files, headers: Record<string, string> = {}, query = '') =>
  portal.upload(await tarballOf(files), headers, query);
const newVersion = () => randomBytes(4).toString('hex');

/** Files whose description fits them, whatever the entry is. */
function withEntry(entry: string, others: Files = {}): Files {
  const integrity = integrityOf(entry);
  const files = digestsOf({ 'remoteEntry.js': entry, ...others });
  const described = remoteFiles('billing', newVersion(), { integrity, files }, others);
  return { ...described, 'remoteEntry.js': entry };
}

const refusalOf = async (files: Files, query?: string) => {
  const { status, body } = await upload(files, {}, query);
  return [status, body.errors?.[0]?.code, body.message];
};

describe('a build that no browser could open', () => {
  const sri = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
  it.each([
    ['an empty entry', '', 'ENTRY', 'remoteEntry.js is empty.'],
    ['HTML as entry', '<!doctype html>', 'ENTRY', /^remoteEntry.js is no script: Unexpected/],
    ['half an entry', 'var jackfield_billing; (() => {', 'ENTRY', /no script: Unexpected end/],
    ['an entry of another area', 'var jackfield_people;', 'ENTRY', /not make jackfield_billing/],
    [
      'an entry whose chunk or style is not there',
      `var jackfield_billing = { 34: "${sri}" };`,
      'CHUNKS',
      /loads a script or style with the digest sha256-47DEQpj8/,
    ],
  ])('is refused: %s', async (_what, entry, code, words) => {
    const [status, found, message] = await refusalOf(withEntry(entry));
    expect([status, found]).toEqual([422, code]);
    expect(message).toMatch(words);
  });

  it('is taken when the files that its entry names are there', async () => {
    const entry = `var jackfield_billing = { 34: "${sri}" };`;
    expect((await upload(withEntry(entry, { '34.css': '' }))).status).toBe(201);
  });
});

describe('a version beside the live one', () => {
  const routes = ['/admin-settings/billing', '/admin-settings/credits'];
  const pages = { '/admin-settings/billing/subscription': { files: [], shared: [] } };
  beforeAll(async () => {
    const files = remoteFiles('billing', 'live', { routes, pages });
    expect((await upload(smoked(files))).status).toBe(201);
    expect((await portal.promote('billing', 'live')).status).toBe(200);
  });

  it('is refused when it lacks routes or pages of the live one, unless that is meant', async () => {
    const version = newVersion();
    const files = remoteFiles('billing', version);
    expect(await refusalOf(files)).toEqual([
      422,
      'DROPPED',
      `mfe-billing ${version} does not have /admin-settings/credits, /admin-settings/billing/subscription, which the live version live has. If that is meant: --drop-routes.`,
    ]);
    expect((await upload(files, {}, '?dropRoutes=true')).status).toBe(201);
  });

  it('is refused when it is far larger than the live one, unless that is meant', async () => {
    const version = newVersion();
    const noise = { 'noise.js': randomBytes(12 * 1024 * 1024).toString('latin1') };
    const files = remoteFiles('billing', version, { routes, pages }, noise);
    const [status, code, message] = await refusalOf(files);
    expect([status, code]).toEqual([422, 'SIZE']);
    expect(message).toMatch(
      new RegExp(`^mfe-billing ${version} has 1\\d\\.\\d MB, the live version live has 1 KB\\.`),
    );
    const { status: taken, body } = await upload(files, {}, '?bigger=true');
    expect([taken, body]).toMatchObject([201, { live: [{ version: 'live', weight: 48 }] }]);
  });

  it('may grow by a little, and never counts compressed forms', async () => {
    const more = { 'more.js': `/*${'x'.repeat(90 * 1024)}*/` };
    const files = remoteFiles('billing', newVersion(), { routes, pages }, more);
    const forms = { 'more.js.br': randomBytes(200 * 1024) };
    expect((await upload({ ...files, ...forms })).status).toBe(201);
  });

  it('names pages below its own routes only', async () => {
    const files = remoteFiles('billing', newVersion(), {
      routes,
      pages: { '/admin-settings/users': { files: [], shared: [] } },
    });
    expect(await refusalOf(files)).toEqual([
      422,
      'ROUTES',
      "/admin-settings/users is outside the area's routes.",
    ]);
  });
});

describe('a smoke', () => {
  const routes = ['/admin-settings/users'];
  const make = (version = newVersion()) => remoteFiles('people', version, { routes });
  const painted = { path: routes[0], ms: 900, painted: true };
  const state = async (version: string) => {
    const path = `/api/releases/versions/mfe-people/${version}`;
    const { smoke, smokeReport } = (await portal.asStaff('GET', path)).body;
    return [smoke, smokeReport];
  };

  it('is kept with its version and is no file of it', async () => {
    const version = newVersion();
    expect((await upload(smoked(make(version)))).status).toBe(201);
    expect(await state(version)).toMatchObject(['passed', { pages: [painted], host: 'h1' }]);
    const path = `/api/releases/versions/mfe-people/${version}`;
    const { files } = (await portal.asStaff('GET', path)).body;
    expect(JSON.stringify(files)).not.toContain('smoke');
    const url = `/assets/mfe-people/${version}/smoke.json`;
    expect((await portal.server.app.inject({ url })).statusCode).toBe(404);
  });

  it('opens no page of a remote that offers parts alone', async () => {
    const parts = { 'web-phone/phone/v1': { files: [] } };
    const files = remoteFiles('phone', newVersion(), { routes: [], parts });
    expect((await upload(smoked(files))).status).toBe(201);
  });

  const of = (change: object) => (files: Files) => smoked(files, { change });
  const missing = [{ path: routes[0], ms: 9, painted: false, reason: 'Loading chunk 34 failed' }];
  it.each([
    ['of other bytes', of({ digest: 'a'.repeat(64) }), 'smoke.json is of another build'],
    [
      'that another key signed',
      (files: Files) => smoked(files, { key: billingToken }),
      'not signed',
    ],
    ['that did not see a page', of({ pages: missing }), 'users: Loading chunk 34 failed'],
    ['that left a page out', of({ pages: [{ ...painted, path: '/x' }] }), 'did not open'],
    ['without a page', of({ pages: [] }), 'did not open'],
    ['that is no JSON', (files: Files) => ({ ...files, 'smoke.json': '{' }), 'not what a smoke'],
    [
      'whose report was changed after signing',
      (files: Files) => {
        const signed = JSON.parse(
          String(smoked(files, { change: { pages: missing } })['smoke.json']),
        );
        const report = signed.report.replace('false', 'true');
        return { ...files, 'smoke.json': JSON.stringify({ ...signed, report }) };
      },
      'not signed',
    ],
  ])('%s is refused', async (_what, sign, words) => {
    const version = newVersion();
    const [status, code, message] = await refusalOf(sign(make(version)));
    expect([status, code]).toEqual([422, 'SMOKE']);
    expect(message).toContain(words);
    expect((await state(version))[0]).toBeUndefined();
  });

  it('is asked for before a version goes beyond named accounts', async () => {
    const version = newVersion();
    expect((await upload(make(version))).status).toBe(201);
    const tenants = [await portal.server.makeTenant()];
    for (const audience of ['all', { percent: 1 }, { percent: 1, tenants }]) {
      const { status, body } = await portal.promote('people', version, { audience });
      expect([status, body.message]).toEqual([
        422,
        `mfe-people ${version} was published without a smoke, so it goes to named accounts only. Publish it again with one: pnpm release people publish, or npx jackfield publish in a repository of its own.`,
      ]);
    }
    const named = await portal.promote('people', version, { audience: { tenants } });
    expect(named.status).toBe(200);
  });

  it('can be brought later, by the same files and by no others', async () => {
    const version = newVersion();
    await upload(make(version));
    const other = remoteFiles('people', version, { routes }, { 'first.js': 'other' });
    expect((await upload(smoked(other))).status).toBe(409);
    expect((await upload(make(version))).status).toBe(409);
    expect((await upload(smoked(make(version)))).status).toBe(201);
    expect((await state(version))[0]).toBe('passed');
    expect((await portal.promote('people', version)).status).toBe(200);
    expect((await upload(smoked(make(version)))).status).toBe(409);
  });
});

describe('a portal with keys for smokes', () => {
  const key = 'key-of-the-pipeline-alone';
  let keyed: ReleasePortal;
  beforeAll(async () => {
    const env = { NODE_ENV: 'test', SMOKE_KEYS: `billing:${key}`, RELEASE_SMOKE: 'required' };
    keyed = await startReleasePortal({ env });
  });
  afterAll(() => keyed.close());

  it('takes them and not the token of who publishes', async () => {
    const files = remoteFiles('billing', 'k1');
    expect((await keyed.upload(await tarballOf(smoked(files)))).status).toBe(422);
    expect((await keyed.upload(await tarballOf(smoked(files, { key })))).status).toBe(201);
    const people = smoked(remoteFiles('people', 'k1'), { key });
    expect((await keyed.upload(await tarballOf(people))).status).toBe(422);
  });
});

it('a portal that asks for none gives any version to everybody', async () => {
  const lenient = await startReleasePortal();
  try {
    await lenient.publish('billing', 'b1');
    expect((await lenient.promote('billing', 'b1')).status).toBe(200);
  } finally {
    await lenient.close();
  }
});
