import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folders.mjs';

const skipped = new Set(['node_modules', 'dist', 'dist-dev', 'test', 'scripts', '.cache']);
const marker = 'sources.hash';

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else if (!/\.test\.tsx?$/.test(entry.name)) {
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path));
    }
  }
}

/** Hash of everything that a build of `folder` can depend on: its own sources and the shared ones. */
export function sourcesHash(folder) {
  const hash = createHash('sha256');
  addFolder(hash, folder);
  addFolder(hash, join(root, 'shared'));
  hash.update(readFileSync(join(root, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}

/** Whether the last build of `folder` was made of these sources. */
export function isFresh(folder, hash) {
  const file = join(folder, 'dist', marker);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

export function rememberSources(folder, hash) {
  writeFileSync(join(folder, 'dist', marker), hash);
}
