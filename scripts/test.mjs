import { join } from 'node:path';
import { benchNames, runBenches } from '../bench/lib/run-benches.mjs';
import { findAsterisk } from './lib/asterisk.mjs';
import { findBrowser, noBrowser } from './lib/browser.mjs';
import { changedFiles, lastLanded } from './lib/landed.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { Meter } from './lib/processor.mjs';
import { run } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { emptyResults, playwright, vitest } from './lib/suites.mjs';
import { ensureSystemPackages, has } from './lib/system-packages.mjs';
import { Tally } from './lib/tally.mjs';
import { onProductNode } from './lib/toolchain.mjs';

/**
 * `npm test`: static checks, unit tests, API tests, call tests on a real Asterisk, browser tests. It
 * leaves browser tests to the night whose subject has not changed since what landed last.
 * `--nightly` leaves none, runs the API tests on both databases, every fault in every remote, the
 * portal with its areas of the version before, and each benchmark once and small, and fails when a
 * part takes more of the processor than before (`--keep` writes down what this one takes). Fetches
 * what it needs, names what it skipped and why, and ends with "N passed, N failed".
 */
if (await onProductNode(import.meta.url)) process.exitCode = await test();

async function test() {
  const isNightly = process.argv.includes('--nightly');
  const tally = new Tally();
  const meter = new Meter();
  emptyResults();
  await ensureSystemPackages();

  heading('Build');
  const isBuilt = (await run(process.execPath, ['scripts/build.mjs'])) === 0;
  tally.add({ failed: isBuilt ? [] : ['the build'] });
  meter.book('build');

  heading('Static checks');
  const isClean = (await run(process.execPath, ['scripts/check.mjs'])) === 0;
  tally.add(isClean ? { passed: 1 } : { failed: ['the static checks'] });
  meter.book('check');

  const scratch = makeScratch();
  process.env.TMPDIR = scratch.folder;
  // Servers that tests start as processes of their own compile nothing a second time.
  process.env.NODE_COMPILE_CACHE = join(scratch.folder, 'compiled');
  const postgres = await startPostgres();
  try {
    const settings = {
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
      ...(isNightly && { NIGHTLY: '1' }),
    };
    heading('Unit tests');
    tally.add(await vitest(['--project', '!api', '--project', '!wire'], settings));
    meter.book('unit');
    heading('API tests, and call tests beside them');
    const both = [vitest(['--project', 'api'], settings), callTests()];
    for (const counts of await Promise.all(both)) tally.add(counts);
    if (!postgres) {
      const reason = 'no PostgreSQL 15 or newer found (apt-get install postgresql)';
      tally.add({ skipped: [`API tests on PostgreSQL: ${reason}`] });
    } else if (isNightly) {
      heading('API tests on the embedded database');
      tally.add(await vitest(['--project', 'api']));
    }
    meter.book('api and calls');

    heading('Browser tests');
    // Most people start it with the embedded database, which by day costs too much here.
    tally.add(await browserTests(isBuilt, isNightly, isNightly ? {} : settings));
    meter.book('browser');
    if (isNightly) {
      heading('Areas of the version before');
      const isFine = (await run(process.execPath, ['scripts/skew.mjs'])) === 0;
      tally.add(isFine ? { passed: 1 } : { failed: ['areas of the version before'] });
      heading('Benchmarks, each once and small');
      tally.add(await benchmarks(isBuilt));
    }
  } finally {
    postgres?.stop();
    scratch.remove();
  }

  heading('Result');
  console.log(`Processor seconds: ${meter}`);
  if (isNightly && process.argv.includes('--keep')) meter.keep();
  else if (isNightly) tally.add(meter.compared());
  return tally.print(isNightly);
}

async function callTests() {
  const asterisk = await findAsterisk(['asterisk', 'sipp', 'baresip']);
  if ('lacks' in asterisk) return { skipped: [`Call tests: ${asterisk.lacks}`] };
  // A call waits more than it works: an Asterisk at a time leaves half of two processors idle.
  const counts = await vitest(['--project', 'wire'], {}, 'Call tests');
  if (has('turnserver')) return counts;
  const reason = 'no turnserver found (apt-get install coturn)';
  return { ...counts, skipped: [...counts.skipped, `Calls by a relay: ${reason}`] };
}

async function browserTests(isBuilt, isNightly, database) {
  const browser = findBrowser();
  if (!browser || !isBuilt) return { skipped: [`Browser tests: ${lacking(browser)}`] };
  // Node 20, which only looks for the product's Node, could not read it.
  const { partsToLeave } = await import('../e2e/night.ts');
  const left = isNightly ? [] : partsToLeave(await changedFiles());
  const settings = {
    ...database,
    E2E_TOGETHER: '1',
    E2E_LEFT: left.join(','),
    ...(isNightly && { NIGHTLY: '1' }),
  };
  const counts = await playwright(browser, [], settings);
  if (left.length === 0) return counts;
  const since = lastLanded() ?? 'the version before, which is not known';
  const line = `Left to the nightly run, as nothing that they are about differs from ${since}`;
  return { ...counts, skipped: [...counts.skipped, `${line}: ${left.join(', ')}`] };
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
