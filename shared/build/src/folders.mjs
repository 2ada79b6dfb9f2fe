import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

// A team outside the workspace has `sdk/outside/folders.mjs` in place of this file.

/** Root of the workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Names of the remotes without the `mfe-` prefix. */
export const remoteNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')))
    .map((name) => name.slice('mfe-'.length));

/**
 * Folders that the host does not provide: two are no part of pages, and of the ways back a
 * page takes one or two, while all of them bring the calls of every record.
 */
const notProvided = ['kit/first-rows', 'kit/testing', 'records/restore'];

/** Folders of packages that the host provides, each a module of its own, such as `kit/ui/core`. */
export const providedFolders = () =>
  ['kit', 'kit/ui', 'lists', 'records'].flatMap((above) => {
    const [name, ...below] = above.split('/');
    const folder = join(root, 'shared', name, 'src', ...below);
    return readdirSync(folder)
      .filter((each) => existsSync(join(folder, each, 'public.ts')))
      .map((each) => `${above}/${each}`)
      .filter((each) => !notProvided.includes(each));
  });

/** Host and remotes with their folders. */
export const targets = () => [
  { name: 'host', folder: join(root, 'host') },
  ...remoteNames().map((name) => ({ name, folder: join(root, `mfe-${name}`) })),
];

/** Remotes that the browser tests bring along; they are built when they are named. */
export const fixtures = () => {
  const folder = join(root, 'e2e', 'remotes');
  return readdirSync(folder).map((name) => ({ name, folder: join(folder, name) }));
};

/** Full name of a remote that a command names. */
export const fullName = (name) => (name.startsWith('mfe-') ? name : `mfe-${name}`);

/** Folder of a remote by its full name; null when there is none. */
export const folderOf = (remote) =>
  existsSync(join(root, remote, 'remote.json')) ? join(root, remote) : null;

/** What the remote of a folder has to be called; null where any name will do. */
export const nameOfFolder = (folder) => basename(folder);

/** Exact version of a package as installed for the host. */
export const installedVersion = (name) =>
  JSON.parse(readFileSync(join(root, 'host', 'node_modules', name, 'package.json'), 'utf8'))
    .version;

/** Source of one of the host's own modules. */
export const hostSource = (file) => readFileSync(join(root, 'host', 'src', file), 'utf8');

/** Where the number of each name stands that shared modules give, below the root. */
export const exportsLock = join('shared', 'build', 'exports.lock.json');

export const exportsLockText = () => readFileSync(join(root, exportsLock), 'utf8');

/** Whether a file is a source of this workspace, and none of an installed package. */
export const isOwnSource = (file) =>
  file.startsWith(root + sep) && !file.includes(`${sep}node_modules${sep}`);

const declarations = join(root, 'shared', 'contract', 'src', 'api', sep);

/** Whether a file declares calls of the API. */
export const declaresCalls = (file) => file.startsWith(declarations);

/** Where a build finds packages. */
export const packageFolders = ['node_modules'];
