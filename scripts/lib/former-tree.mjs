import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { ensureToolchain, root } from './toolchain.mjs';

/** What git answers; null when it refuses. */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout.trim() : null;
}

/**
 * A former commit, checked out and built once into `.cache/skew/<commit>`.
 *
 * @param {string} commit its whole name
 * @returns {Promise<string | null>} its folder; null where it could not be made, which was said
 */
export async function builtTree(commit) {
  const tree = join(root, '.cache', 'skew', commit.slice(0, 12));
  if (!existsSync(tree)) git('worktree', 'prune');
  if (!existsSync(tree) && git('worktree', 'add', '--detach', tree, commit) === null) {
    console.error(`${commit} could not be checked out to ${tree}.`);
    return null;
  }
  const { pnpm, env } = ensureToolchain();
  const failed =
    (await run(pnpm, ['install', '--no-frozen-lockfile', '--prefer-offline'], {
      cwd: tree,
      env: { ...env, CI: 'true' },
    })) || (await run(process.execPath, ['scripts/build.mjs'], { cwd: tree }));
  return failed ? null : tree;
}
