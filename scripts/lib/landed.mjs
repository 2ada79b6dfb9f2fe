import { git } from './former-tree.mjs';

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

/** Paths of the files that differ from that commit; null where that is not known. */
export function changedFiles() {
  const landed = lastLanded();
  return landed === null ? null : (git('diff', '--name-only', landed)?.split('\n') ?? null);
}
