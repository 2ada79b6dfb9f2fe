import { git } from './former-tree.mjs';

/**
 * The commit that landed last: where this branch left origin/main, or on main itself the commit
 * before this one; null without history.
 */
export function lastLanded() {
  const head = git('rev-parse', 'HEAD');
  const main = git('merge-base', 'HEAD', 'origin/main');
  return main && main !== head ? main : git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/** Paths of the files that differ from that commit; null where that is not known. */
export function changedFiles() {
  const landed = lastLanded();
  return landed === null ? null : (git('diff', '--name-only', landed)?.split('\n') ?? null);
}
