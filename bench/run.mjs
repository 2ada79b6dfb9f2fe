import { join } from 'node:path';
import { run } from '../scripts/lib/run.mjs';
import { onProductNode } from '../scripts/lib/toolchain.mjs';

/**
 * Benchmarks.
 *
 *   pnpm bench <name> [arguments]   one; without a name, what there is
 *   pnpm bench all                  each after the other; fails when one does
 *
 * `--small` does the least work that passes every line, for the nightly run; `--write` keeps the
 * figures in bench/results and writes docs/performance.md from them.
 */
if (await onProductNode(import.meta.url)) process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]) {
  const { benchNames, runBenches } = await import('./lib/run-benches.mjs');
  const names = benchNames();
  const wanted = name === 'all' ? names : names.filter((each) => each === name);
  if (wanted.length === 0) {
    console.log(`pnpm bench <${['all', ...names].join(' | ')}> [arguments] [--small] [--write]`);
    return name ? 1 : 0;
  }
  const { failed, skipped } = await runBenches(wanted, args);
  for (const line of skipped) console.log(`SKIPPED ${line}`);
  for (const line of failed) console.error(`FAILED ${line}`);
  if (!args.includes('--write') || args.includes('--small')) return Math.min(failed.length, 1);
  const written = await run(process.execPath, [join('scripts', 'performance.mjs')]);
  return Math.min(failed.length + written, 1);
}
