import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run.mjs';
import { ensureToolchain, onProductNode, root } from './lib/toolchain.mjs';

/**
 * `pnpm skew [ref]`: opens each area with the remotes of this tree on the host of the version
 * before, and the other way about. The version before is the newest tag below HEAD, else the
 * commit before it; it is built once into `.cache/skew/<commit>`.
 */
if (await onProductNode(import.meta.url)) process.exitCode = await skew(process.argv[2]);

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit to compare with; null without history, as in an archive or a shallow clone. */
function commitBefore(ref) {
  const wanted = ref ?? git('describe', '--tags', '--abbrev=0', 'HEAD^') ?? 'HEAD^';
  return git('rev-parse', '--verify', `${wanted}^{commit}`);
}

/** @returns the exit code: 0 when every pair works or there is nothing to compare with */
async function skew(ref) {
  const commit = commitBefore(ref);
  if (!commit) {
    console.log(`SKIPPED skew: no version before this one is known to git (${ref ?? 'HEAD^'}).`);
    return ref === undefined ? 0 : 1;
  }
  const tree = join(root, '.cache', 'skew', commit.slice(0, 12));
  if (!existsSync(tree)) git('worktree', 'prune');
  if (!existsSync(tree) && git('worktree', 'add', '--detach', tree, commit) === null) {
    console.error(`skew: ${commit} could not be checked out to ${tree}.`);
    return 1;
  }
  const { pnpm, env } = ensureToolchain();
  const failed =
    (await run(pnpm, ['install', '--no-frozen-lockfile', '--prefer-offline'], {
      cwd: tree,
      env: { ...env, CI: 'true' },
    })) ||
    (await run(process.execPath, ['scripts/build.mjs'], { cwd: tree })) ||
    (await run(process.execPath, ['scripts/build.mjs']));
  if (failed) return 1;
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=@skew', '--workers=1'];
  return run(playwright, args, { env: { SKEW_TREE: tree } });
}
