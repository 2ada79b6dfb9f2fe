import { join } from 'node:path';
import { builtTree, git } from './lib/former-tree.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `pnpm skew [ref]`: opens each area with the remotes of this tree on the host of the version
 * before, and the other way about; then replaces processes of that version while a day is played. The
 * version before is the newest tag below HEAD, else the
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
  const env = { SKEW_TREE: tree };
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright');
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=@skew', '--workers=1'];
  const pages = await run(playwright, args, { env });
  return Math.max(pages, await update(env));
}

async function update(env) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('SKIPPED the update: no PostgreSQL 15 or newer found (apt-get install postgresql)');
    return 0;
  }
  const test = ['server/test/several-processes.test.ts', '-t', 'version before'];
  const args = ['run', '--project', 'api', ...test];
  const vitest = join(root, 'node_modules', '.bin', 'vitest');
  const code = await run(vitest, args, { env: { ...env, TEST_DATABASE_URL: postgres.url } });
  postgres.stop();
  return code;
}
