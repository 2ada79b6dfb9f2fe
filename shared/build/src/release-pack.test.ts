import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packFolder } from './release-pack.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-pack-'));
  for (const name of ['remoteEntry.js', 'remote.json', 'a.js', '.sources.json', '.hidden']) {
    writeFileSync(join(folder, name), `content of ${name}`);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it('packs the files of a build side by side, without what is the build tool’s own', async () => {
  const entries = extract();
  Readable.from([await packFolder(folder)])
    .pipe(createGunzip())
    .pipe(entries as unknown as NodeJS.WritableStream);
  const names = [];
  for await (const entry of entries) {
    names.push(entry.header.name);
    entry.resume();
  }
  expect(names).toEqual(['a.js', 'remote.json', 'remoteEntry.js']);
});

it('one build always makes the same bytes', async () => {
  const first = await packFolder(folder);
  expect((await packFolder(folder)).equals(first)).toBe(true);
});
