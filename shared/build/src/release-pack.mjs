import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** What stands in a dist folder for the build's own use. */
const isOwn = (name) => name.startsWith('.');

/**
 * The gzipped tarball of a built remote, as the portal takes it: its files side by side, in one
 * order and without times, so that one build always makes the same bytes.
 *
 * @param {string} folder the dist folder
 * @param {Record<string, string>} [extra] further files by name
 * @returns {Promise<Buffer>}
 */
export function packFolder(folder, extra = {}) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isOwn(entry.name))
    .map(({ name }) => name);
  const files = names.toSorted().map((name) => [name, readFileSync(join(folder, name))]);
  return packFiles([...files, ...Object.entries(extra)]);
}

/**
 * A gzipped tarball without times, so that the same files always make the same bytes.
 *
 * @param {[name: string, bytes: Buffer | string][]} files in the order that they shall have
 * @returns {Promise<Buffer>}
 */
export function packFiles(files) {
  const tarball = pack();
  for (const [name, bytes] of files) {
    tarball.entry({ name, mtime: new Date(0), mode: 0o644 }, bytes);
  }
  tarball.finalize();
  return buffer(tarball.pipe(createGzip({ level: 6 })));
}
