import { join } from 'node:path';
import { builtTree, git } from './lib/former-tree.mjs';
import { run } from './lib/run.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `pnpm skew [ref]`: opens each area with the remotes of this tree on the host of the version
 * before, and the other way about. The version before is the newest tag below HEAD, else the
 * commit before it; it is built once into `.cache/skew/<commit>`.
 */
if (await onProductNode(import.meta.url)) process.exitCode = await skew(process.argv[2]);

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
  const tree = await builtTree(commit);
  if (!tree || (await run(process.execPath, ['scripts/build.mjs']))) return 1;
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=@skew', '--workers=1'];
  return run(playwright, args, { env: { SKEW_TREE: tree } });
}
