import { execFileSync } from 'node:child_process';
import { findBrowser, noBrowser } from './lib/browser.mjs';
import { tagsOf } from './lib/affected.mjs';
import { run } from './lib/run.mjs';
import { emptyResults, playwright, vitest } from './lib/suites.mjs';
import { Tally } from './lib/tally.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * `pnpm test:affected [ref]`: tests of what differs from a commit, origin/main unless given: the
 * unit and API tests that import a changed file, and the browser tests of the packages that
 * changed or use one that did.
 */
if (await onProductNode(import.meta.url)) {
  process.exitCode = await affected(process.argv[2] ?? 'origin/main');
}

async function affected(ref) {
  const tally = new Tally();
  emptyResults();
  tally.add(await vitest(['--changed', ref, '--passWithNoTests']));

  const tags = tagsOf(packagesSince(ref));
  console.log(`Browser tests: ${tags === null ? 'all' : tags.join(', ') || 'none'}`);
  if (tags === null || tags.length > 0) {
    const isBuilt = (await run(process.execPath, ['scripts/build.mjs'])) === 0;
    const browser = findBrowser();
    if (!isBuilt) tally.add({ failed: ['the build'] });
    else if (!browser) tally.add({ skipped: [`Browser tests: ${noBrowser}`] });
    else tally.add(await playwright(browser, tags === null ? [] : ['--grep', tags.join('|')]));
  }
  return tally.print();
}

/** Names of the packages that changed since the commit, and of those that use one of them. */
function packagesSince(ref) {
  const args = ['--filter', `...[${ref}]`, 'list', '--depth', '-1', '--json'];
  const listed = execFileSync(process.env.JACKFIELD_PNPM ?? 'pnpm', args, {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(listed || '[]').map(({ name }) => name);
}
