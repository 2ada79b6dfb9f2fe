import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './folders.mjs';
import { sharedModulesSource } from './shared-modules.mjs';

/** Beside the build and no part of it: what it was made of. */
const marker = '.sources.json';

const inStore = /[\\/]node_modules[\\/](?!\.pnpm[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)/g;

/**
 * What a finished build was made of: the workspace's own files, and the installed packages as
 * name@version, both by what the compiler read and not by what a package.json promises.
 *
 * @param {Iterable<string>} read absolute paths of the files that the compiler read
 * @returns {{files: string[], packages: string[]}}
 */
export function sourcesOf(read) {
  const files = new Set();
  const packages = new Set();
  for (const path of read) {
    const installed = [...path.matchAll(inStore)].at(-1);
    if (installed) {
      const folder = path.slice(0, installed.index + installed[0].length);
      const manifest = join(folder, 'package.json');
      if (existsSync(manifest)) packages.add(nameAndVersion(manifest));
    } else if (path.startsWith(root + sep) && /\.\w+$/.test(path)) {
      const file = relative(root, path);
      files.add(file);
      files.add(manifestOf(file));
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() };
}

function nameAndVersion(manifest) {
  const { name, version } = JSON.parse(readFileSync(manifest, 'utf8'));
  return `${name}@${version}`;
}

/** The package.json that decides how a file of the workspace is found. */
const manifestOf = (file) =>
  join(...file.split(sep).slice(0, file.startsWith(`shared${sep}`) ? 2 : 1), 'package.json');

/** Lock entries of packages, so that a change among their own dependencies counts too. */
function lockedEntries(packages, lock) {
  const wanted = new Set(packages);
  return lock
    .slice(lock.indexOf('\nsnapshots:'))
    .split('\n\n')
    .filter((entry) => {
      const [, id] = /^ {2}'?(@?[^@'\n]+@[^('\n:]+)/.exec(entry) ?? [];
      return wanted.has(id);
    })
    .join('\n\n');
}

const buildTools = () => {
  const folder = join(root, 'shared', 'build', 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
};

/**
 * One hash over everything that a build of these sources depends on.
 *
 * @param {{files: string[], packages: string[]}} sources
 * @param {(file: string) => string | Buffer} [read] reads a file of the workspace by its path from
 *   the root; a missing one throws
 */
export function hashOf({ files, packages }, read = (file) => readFileSync(join(root, file))) {
  const hash = createHash('sha256').update(sharedModulesSource());
  for (const file of new Set([...buildTools(), ...files])) {
    hash.update(file).update('\0');
    hash.update(existsSync(join(root, file)) ? read(file) : 'gone').update('\0');
  }
  hash.update(lockedEntries(packages, String(read('pnpm-lock.yaml'))));
  return hash.digest('hex');
}

/**
 * Whether the last build of `folder` was made of what stands there now.
 *
 * @param {string} folder a target's folder, absolute
 * @param {(file: string) => string | Buffer} [read] as for `hashOf`
 */
export function isFresh(folder, read) {
  const file = join(folder, 'dist', marker);
  if (!existsSync(file)) return false;
  const { hash, ...sources } = JSON.parse(readFileSync(file, 'utf8'));
  return hashOf(sources, read) === hash;
}

/** Notes beside a finished build what it was made of. */
export function rememberSources(folder, sources) {
  const content = { hash: hashOf(sources), ...sources };
  writeFileSync(join(folder, 'dist', marker), `${JSON.stringify(content, null, 1)}\n`);
}
