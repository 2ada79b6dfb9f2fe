import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './former-tree.mjs';
import { root } from './toolchain.mjs';

const fourHours = 4 * 3600;

/**
 * The commit that what is new is compared with: where this branch left origin/main; on main itself
 * the newest one that is four hours older, which a run of its own has seen. Null without history.
 */
export function lastLanded() {
  const head = git('rev-parse', 'HEAD');
  const main = git('merge-base', 'HEAD', 'origin/main');
  if (main && main !== head) return main;
  const seconds = Number(git('show', '-s', '--format=%ct', 'HEAD'));
  const found = git('rev-list', '-1', `--before=${seconds - fourHours}`, 'HEAD');
  return found || git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}

const lockFile = 'pnpm-lock.yaml';

/**
 * Paths of the files that differ from that commit, without a lock file that resolves all packages
 * of pages as it did; null where that is not known.
 */
export async function changedFiles() {
  const landed = lastLanded();
  const files = landed === null ? null : (git('diff', '--name-only', landed)?.split('\n') ?? null);
  if (!files?.includes(lockFile)) return files;
  // Packages are there only once they are installed, which the first Node of a machine does.
  const { pagePackages } = await import('./page-packages.mjs');
  const former = pagePackages(git('show', `${landed}:${lockFile}`));
  const now = pagePackages(readFileSync(join(root, lockFile), 'utf8'));
  return former.join() === now.join() ? files.filter((file) => file !== lockFile) : files;
}
