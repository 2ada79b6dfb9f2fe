import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { makeScratch } from './lib/scratch.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

const results = join(root, 'test-results');

/**
 * `npm test`: static checks, unit tests, API tests on both databases, browser tests.
 * Fetches what it needs, names what it skipped and why, and ends with "N passed, N failed".
 */
if (await onProductNode(import.meta.url)) process.exitCode = await test();

async function test() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const skipped = [];
  const totals = { passed: 0, failed: 0 };
  const count = (passed, failed) => {
    totals.passed += passed;
    totals.failed += failed;
  };

  await ensureSystemPackages();
  heading('Build');
  const built = await run(process.execPath, ['scripts/build.mjs']);
  count(0, built === 0 ? 0 : 1);

  heading('Static checks');
  const checked = await run(process.execPath, ['scripts/check.mjs']);
  count(checked === 0 ? 1 : 0, checked === 0 ? 0 : 1);

  const scratch = makeScratch();
  process.env.TMPDIR = scratch.folder;
  // Servers that tests start as processes of their own compile nothing a second time.
  process.env.NODE_COMPILE_CACHE = join(scratch.folder, 'compiled');
  const postgres = await startPostgres();
  if (!postgres) {
    skipped.push(
      'API tests on PostgreSQL: no PostgreSQL 15 or newer found (apt-get install postgresql)',
    );
  }
  try {
    heading('Unit and API tests');
    const database = postgres ? { TEST_DATABASE_URL: postgres.url } : {};
    count(...(await vitest(database)));

    heading('Browser tests');
    const browser = findBrowser();
    if (!browser) {
      skipped.push(
        'Browser tests: no Chromium found (apt-get install chromium, or set CHROMIUM_PATH)',
      );
    } else if (built !== 0) {
      skipped.push('Browser tests: the build failed');
    } else {
      count(...(await playwright(browser)));
    }
  } finally {
    postgres?.stop();
    scratch.remove();
  }

  heading('Result');
  for (const line of skipped) console.log(`SKIPPED ${line}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0 ? 0 : 1;
}

function heading(text) {
  console.log(`\n=== ${text} ===`);
}

async function vitest(env) {
  const file = join(results, 'vitest.json');
  const code = await run(
    join(root, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      '--reporter=default',
      '--reporter=./scripts/lib/flaky-reporter.mjs',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  if (!existsSync(file)) return [0, 1];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // A broken test file or an unhandled error fails the run without a failed test.
  const failed = report.numFailedTests || (code === 0 ? 0 : 1);
  return [report.numPassedTests, failed];
}

async function playwright(browser) {
  const file = join(results, 'playwright.json');
  const code = await run(
    join(root, 'e2e', 'node_modules', '.bin', 'playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  if (!existsSync(file)) return [0, 1];
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats.flaky > 0) console.log(`FLAKY ${stats.flaky} browser tests passed at the second try`);
  return [stats.expected + stats.flaky, stats.unexpected || (code === 0 ? 0 : 1)];
}
