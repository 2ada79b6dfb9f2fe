import { join } from 'node:path';
import { benchNames, runBenches } from '../bench/lib/run-benches.mjs';
import { findBrowser, noBrowser } from './lib/browser.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { emptyResults, playwright, vitest } from './lib/suites.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';
import { Tally } from './lib/tally.mjs';
import { onProductNode } from './lib/toolchain.mjs';

/**
 * `npm test`: static checks, unit tests, API tests, browser tests. `--nightly` runs the API tests
 * on both databases, every fault in every remote, and each benchmark once and small. Fetches what it needs, names what it skipped and why, and ends with
 * "N passed, N failed".
 */
if (await onProductNode(import.meta.url)) process.exitCode = await test();

async function test() {
  const isNightly = process.argv.includes('--nightly');
  const tally = new Tally();
  emptyResults();
  await ensureSystemPackages();

  heading('Build');
  const isBuilt = (await run(process.execPath, ['scripts/build.mjs'])) === 0;
  tally.add({ failed: isBuilt ? [] : ['the build'] });

  heading('Static checks');
  const isClean = (await run(process.execPath, ['scripts/check.mjs'])) === 0;
  tally.add(isClean ? { passed: 1 } : { failed: ['the static checks'] });

  const scratch = makeScratch();
  process.env.TMPDIR = scratch.folder;
  // Servers that tests start as processes of their own compile nothing a second time.
  process.env.NODE_COMPILE_CACHE = join(scratch.folder, 'compiled');
  const postgres = await startPostgres();
  try {
    heading('Unit and API tests');
    const settings = {
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(isNightly && { NIGHTLY: '1' }),
    };
    tally.add(await vitest([], settings));
    if (!postgres) {
      const reason = 'no PostgreSQL 15 or newer found (apt-get install postgresql)';
      tally.add({ skipped: [`API tests on PostgreSQL: ${reason}`] });
    } else if (isNightly) {
      heading('API tests on the embedded database');
      tally.add(await vitest(['--project', 'api']));
    }

    heading('Browser tests');
    tally.add(await browserTests(isBuilt, isNightly));
    if (isNightly) {
      heading('Benchmarks, each once and small');
      tally.add(await benchmarks(isBuilt));
    }
  } finally {
    postgres?.stop();
    scratch.remove();
  }

  heading('Result');
  return tally.print(isNightly);
}

async function browserTests(isBuilt, isNightly) {
  const browser = findBrowser();
  const settings = { E2E_TOGETHER: '1', ...(isNightly && { NIGHTLY: '1' }) };
  if (browser && isBuilt) return playwright(browser, [], settings);
  return { skipped: [`Browser tests: ${lacking(browser)}`] };
}

/** Every benchmark with the least work: their figures say nothing, but none of them may throw. */
async function benchmarks(isBuilt) {
  const browser = findBrowser();
  if (browser && isBuilt) return runBenches(benchNames(), ['--small']);
  return { skipped: [`Benchmarks: ${lacking(browser)}`] };
}

const lacking = (browser) => (browser ? 'the build failed' : noBrowser);

function heading(text) {
  console.log(`\n=== ${text} ===`);
}
