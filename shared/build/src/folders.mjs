import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Names of the remotes without the `mfe-` prefix. */
export const remoteNames = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')))
    .map((name) => name.slice('mfe-'.length));

/** Component groups of the kit that the host provides. */
export const kitGroups = () => {
  const folder = join(root, 'shared', 'kit', 'src', 'ui');
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'public.ts')));
};
