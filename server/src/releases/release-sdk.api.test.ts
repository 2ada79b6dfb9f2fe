import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  makeRoot,
  type ReleasePortal,
  startReleasePortal,
  writeIn,
} from '../../test/release-fixture.ts';
import { createSdkShelf } from './sdk.ts';

const day = 24 * 3_600_000;
const fileOf = (version: string) => `jackfield-sdk-${version}.tgz`;
const digestOf = (text: string) => createHash('sha512').update(text).digest('base64');

let root: string;
let portal: ReleasePortal;
beforeAll(async () => {
  root = makeRoot();
  portal = await startReleasePortal({ root });
});
afterEach(() => {
  rmSync(`${root}/shared`, { recursive: true, force: true });
  rmSync(`${portal.server.releases.services.config.folder}/.sdk`, { recursive: true, force: true });
});
afterAll(async () => {
  await portal.close();
  rmSync(root, { recursive: true, force: true });
});

/** Writes what the build of the SDK writes. */
function build(version: string): void {
  const bytes = `tarball of ${version}`;
  writeIn(root, `shared/build/dist/${fileOf(version)}`, bytes);
  const described = {
    version,
    file: fileOf(version),
    bytes: bytes.length,
    integrity: `sha512-${digestOf(bytes)}`,
    contract: '1.6.0',
    modules: { react: '19.3.1' },
    sources: 'of the build tool',
  };
  writeIn(root, 'shared/build/dist/sdk.json', JSON.stringify(described));
}

const shelf = () => createSdkShelf(root, portal.server.releases.services.config.folder);
const get = (path: string, init: RequestInit = {}) => fetch(portal.url + path, init);

describe('SDK', () => {
  it('says what it is and where it lies, and the stable address leads there', async () => {
    build('2.1.0-h1');
    const described = await (await get('/sdk')).json();
    expect(described).toEqual({
      version: '2.1.0-h1',
      address: '/sdk/jackfield-sdk-2.1.0-h1.tgz',
      bytes: 19,
      integrity: `sha512-${digestOf('tarball of 2.1.0-h1')}`,
      contract: '1.6.0',
      modules: { react: '19.3.1' },
    });
    const led = await get('/sdk/jackfield-sdk.tgz', { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toEqual([302, described.address]);
  });

  it('serves the tarball for ever, with its digest', async () => {
    build('2.1.0-h1');
    const answer = await get(`/sdk/${fileOf('2.1.0-h1')}`);
    expect(await answer.text()).toBe('tarball of 2.1.0-h1');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(answer.headers.get('repr-digest')).toBe(`sha-512=:${digestOf('tarball of 2.1.0-h1')}:`);
    const etag = answer.headers.get('etag') ?? '';
    const again = await get(`/sdk/${fileOf('2.1.0-h1')}`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('keeps those of the portals before, half a year after the last start with them', async () => {
    build('2.1.0-h1');
    await shelf().keep();
    rmSync(`${root}/shared/build/dist`, { recursive: true });
    build('2.2.0-h2');
    await shelf().keep();
    const status = async (version: string) => (await get(`/sdk/${fileOf(version)}`)).status;
    expect([await status('2.1.0-h1'), await status('2.2.0-h2')]).toEqual([200, 200]);
    const today = Date.now();
    expect(await shelf().tidy(new Date(today + 170 * day))).toBe(0);
    expect(await shelf().tidy(new Date(today + 190 * day))).toBe(2);
    expect([await status('2.1.0-h1'), await status('2.2.0-h2')]).toEqual([404, 200]);
  });

  it.each(['/sdk', '/sdk/jackfield-sdk.tgz', '/sdk/..%2fsdk.json', '/sdk/sdk.json'])(
    'has nothing at %s where it is not built',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});
