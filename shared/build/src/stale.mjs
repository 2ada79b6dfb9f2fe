import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { exportsLock, root } from './folders.mjs';
import { remoteShared, sharedModulesSource } from './shared-modules.mjs';

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

/** What the lock holds of the build tools themselves, whose own version decides what they write. */
function lockedTools(lock) {
  const start = lock.indexOf('\n  shared/build:\n');
  return start < 0 ? '' : lock.slice(start, lock.indexOf('\n\n', start));
}

const toolFolder = join(root, 'shared', 'build', 'src');
const imported = /\bfrom\s+'(\.\/[^']+\.mjs)'/g;

/** A file of the build tools with those that it imports. */
function withImports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(imported)) {
    withImports(join(dirname(file), path), found);
  }
  return found;
}

/** Modules that the build tools put in the place of others. */
const replacements = () =>
  ['refresh', 'replacements'].flatMap((name) =>
    readdirSync(join(toolFolder, name))
      .filter((file) => !file.includes('.test.'))
      .map((file) => join(toolFolder, name, file)),
  );

/**
 * What decides how a target is built, beside what its compiler reads: its configuration, its own
 * description, and the build tools that it uses. The commands around a build decide nothing.
 *
 * @param {string} folder a target's folder, absolute
 * @returns {string[]} absolute paths
 */
export function toolsOf(folder) {
  const tools = join(toolFolder, basename(folder) === 'host' ? 'host.mjs' : 'remote.mjs');
  const own = ['rspack.config.ts', 'remote.json'].map((file) => join(folder, file));
  const lock = basename(folder) === 'host' ? [join(root, exportsLock)] : [];
  const decisive = [...withImports(tools), ...replacements(), ...lock];
  return [...own.filter((file) => existsSync(file)), ...decisive];
}

/** Names that a finished build takes and whose number stands in its description. */
function numberedNames(dist) {
  const file = join(dist, 'remote.json');
  if (!existsSync(file)) return [];
  const { uses } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(uses?.types ?? {}).flatMap(([module, types]) =>
    Object.keys(types).map((name) => [module, name]),
  );
}

/** The numbers of these names as the lock has them. */
function numbersOf(numbered, lock) {
  const { names = {} } = numbered.length > 0 ? JSON.parse(lock()) : {};
  return numbered.map(([module, name]) => names[module]?.[name] ?? '').join(' ');
}

const isOfHost = (file) => file === join('host', 'rspack.config.ts');

/** The host holds the exact versions of what it shares; a remote asks for ranges of them. */
const sharedModules = (files) =>
  files.some(isOfHost) ? sharedModulesSource() : JSON.stringify(remoteShared());

/**
 * One hash over everything that a build of these sources depends on.
 *
 * @param {{files: string[], packages: string[], numbered?: [module: string, name: string][]}} sources
 * @param {(file: string) => string | Buffer} [read] reads a file of the workspace by its path from
 *   the root; a missing one throws
 */
export function hashOf(
  { files, packages, numbered = [] },
  read = (file) => readFileSync(join(root, file)),
) {
  const hash = createHash('sha256').update(sharedModules(files));
  for (const file of files) {
    hash.update(file).update('\0');
    hash.update(existsSync(join(root, file)) ? read(file) : 'gone').update('\0');
  }
  hash.update(numbersOf(numbered, () => String(read(exportsLock)))).update('\0');
  const lock = String(read('pnpm-lock.yaml'));
  hash.update(lockedTools(lock)).update('\0').update(lockedEntries(packages, lock));
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

/** Notes in the folder of a finished build what it was made of. */
export function rememberSources(dist, made) {
  const sources = { ...made, numbered: numberedNames(dist) };
  const content = { hash: hashOf(sources), ...sources };
  writeFileSync(join(dist, marker), `${JSON.stringify(content, null, 1)}\n`);
}
