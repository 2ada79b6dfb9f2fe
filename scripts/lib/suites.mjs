import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findShell, shellName } from './browser.mjs';
import { run, runQuietly } from './run.mjs';
import { root } from './toolchain.mjs';
import { playwrightCounts, vitestCounts } from './reports.mjs';

const results = join(root, 'test-results');

/** Takes away what an earlier run has left. */
export function emptyResults() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

/**
 * Runs vitest with these arguments; answers its counts.
 *
 * @param {string | null} heading of its output where it runs beside another, which is shown at its end
 */
export async function vitest(args, env = {}, heading = null) {
  const name = heading === null ? 'vitest' : 'vitest-beside';
  const file = join(results, `${name}.json`);
  const unseenFile = join(results, `${name}-unseen.json`);
  for (const old of [file, unseenFile]) rmSync(old, { force: true });
  const code = await (heading === null ? run : runUnder(heading))(
    join(root, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=./scripts/lib/unseen-reporter.mjs',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env: { ...env, UNSEEN_FILE: unseenFile } },
  );
  if (!existsSync(file)) return { failed: ['vitest wrote no report'] };
  const unseen = existsSync(unseenFile) ? read(unseenFile) : undefined;
  return vitestCounts(read(file), unseen, code);
}

const runUnder = (heading) => async (command, args, options) => {
  const { code, output } = await runQuietly(command, args, options);
  process.stdout.write(`\n=== ${heading} ===\n${output}`);
  return code;
};

/** Runs the browser tests with these arguments; answers their counts. */
export async function playwright(browser, args = [], env = {}) {
  const file = join(results, 'playwright.json');
  const shell = findShell();
  if (!shell)
    console.log(`All run in ${browser}: ${shellName} would take a third less of the processor.`);
  const code = await run(
    join(root, 'e2e', 'node_modules', '.bin', 'playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      env: {
        ...env,
        CHROMIUM_PATH: browser,
        CHROMIUM_SHELL_PATH: shell ?? '',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
    },
  );
  if (!existsSync(file)) return { failed: ['playwright wrote no report'] };
  return playwrightCounts(read(file), code);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
