import { request } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpack } from './unpack.ts';
import {
  type ReleasePortal,
  releaseToken,
  remoteFiles,
  startReleasePortal,
  tarballOf,
} from '../../test/release-fixture.ts';

let portal: ReleasePortal;
beforeAll(async () => {
  portal = await startReleasePortal();
});
afterAll(() => portal.close());

const folder = () => portal.server.releases.services.config.folder;
const arriving = () => readdirSync(join(folder(), '.arriving'));
const good = () => remoteFiles('billing', 'tricky');

describe('a tarball with tricks', () => {
  it.each([
    ['leads upwards', '../../evil.js'],
    ['leads upwards further in', 'a/../../evil.js'],
    ['is absolute', '/tmp/evil.js'],
    ['lies in a folder', 'sub/evil.js'],
    ['is hidden', '.evil.js'],
    ['has a backslash', '..\\evil.js'],
    ['has a line break', 'evil\n.js'],
  ])('is refused when a name %s', async (_what, name) => {
    const { status, body } = await portal.upload(await tarballOf({ ...good(), [name]: 'evil' }));
    expect([status, body.errors[0]?.code]).toEqual([422, 'PATH']);
  });

  it.each([
    ['a symbolic link', { name: 'a.js', type: 'symlink', linkname: '/etc/passwd' }],
    ['a hard link', { name: 'a.js', type: 'link', linkname: 'remoteEntry.js' }],
    ['a device', { name: 'a.js', type: 'character-device' }],
    ['a pipe', { name: 'a.js', type: 'fifo' }],
    ['a folder', { name: 'a', type: 'directory' }],
  ] as const)('is refused when it holds %s', async (_what, header) => {
    const { status, body } = await portal.upload(await tarballOf(good(), [header]));
    expect([status, body.errors[0]?.code]).toEqual([422, 'PATH']);
  });

  it('is refused when a file comes twice', async () => {
    const { body } = await portal.upload(await tarballOf({ ...good(), './first.js': 'again' }));
    expect(body.message).toContain('comes twice');
  });

  it('may have been packed from inside its folder', async () => {
    const files = Object.entries(remoteFiles('billing', 'dotted')).map(([name, content]) => [
      `./${name}`,
      content,
    ]);
    const tarball = await tarballOf(Object.fromEntries(files), [{ name: './', type: 'directory' }]);
    expect((await portal.upload(tarball)).status).toBe(201);
  });

  it.each([
    ['no gzip', () => Buffer.from('this is not a tarball')],
    ['gzip of no tarball', () => gzipSync('x'.repeat(2000))],
    ['nothing', () => Buffer.alloc(0)],
    ['an empty tarball', () => gzipSync(Buffer.alloc(1024))],
  ])('is refused when it is %s', async (_what, make) => {
    const { status, body } = await portal.upload(make());
    expect([status, body.errors[0]?.code]).toEqual([422, 'TARBALL']);
  });

  it('is refused when its end is missing', async () => {
    const tarball = await tarballOf(good());
    const { status } = await portal.upload(tarball.subarray(0, tarball.length - 40));
    expect(status).toBe(422);
  });

  it('leaves nothing behind', () => {
    expect(arriving()).toEqual([]);
    expect(readdirSync(join(folder(), 'mfe-billing'))).toEqual(['dotted']);
  });
});

describe('a tarball that is too large', () => {
  it('is refused by the size that it announces', async () => {
    const { status, body } = await portal.upload(Buffer.alloc(20 * 1024 * 1024 + 1));
    expect([status, body.responseCode]).toEqual([413, 'FILETOOLARGE']);
  });

  it('is refused while unpacking, long before a bomb is unpacked', async () => {
    const bomb = pack();
    const zeros = Buffer.alloc(1024 * 1024);
    const size = 400 * zeros.length;
    const entry = bomb.entry({ name: 'bomb.js', size });
    const feed = Readable.from(
      (function* chunks() {
        for (let at = 0; at < 400; at += 1) yield zeros;
      })(),
    );
    feed.pipe(entry as unknown as NodeJS.WritableStream);
    feed.on('end', () => bomb.finalize());
    const packed = await buffer(bomb.pipe(createGzip()));
    expect(packed.length).toBeLessThan(1024 * 1024);
    const { status, body } = await portal.upload(packed);
    expect([status, body.message]).toEqual([413, 'A release has at most 60 MB unpacked.']);
  });

  it('is refused when it has too many files', async () => {
    const many = Object.fromEntries(Array.from({ length: 1501 }, (_, at) => [`f${at}.js`, 'x']));
    expect((await portal.upload(await tarballOf(many))).status).toBe(413);
  });

  it('is refused by what arrived, when no size was announced', async () => {
    const target = await portal.server.releases.services.store.receive();
    const random = Readable.from([await tarballOf(good())]);
    const limits = { packed: 100, unpacked: 1_000_000, files: 10 };
    await expect(unpack(random, target, limits)).rejects.toMatchObject({ status: 413 });
    await portal.server.releases.services.store.discard(target);
  });

  it('leaves nothing behind', () => expect(arriving()).toEqual([]));
});

it('an upload that is cut off changes nothing and leaves nothing behind', async () => {
  const tarball = await tarballOf(remoteFiles('billing', 'cut'));
  const upload = request(`${portal.url}/api/releases`, {
    method: 'POST',
    headers: {
      'content-type': 'application/gzip',
      'content-length': tarball.length,
      'x-release-token': releaseToken,
    },
  });
  const ended = new Promise((resolve) => upload.on('error', resolve));
  upload.write(tarball.subarray(0, tarball.length - 100));
  await expect.poll(arriving).toHaveLength(1);
  upload.destroy();
  await ended;
  await expect.poll(arriving).toEqual([]);
  const { body } = await portal.asStaff('GET', '/api/releases/versions');
  expect(JSON.stringify(body)).not.toContain('"cut"');
});
