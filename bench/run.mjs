import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/lib/run.mjs';
import { onProductNode, root } from '../scripts/lib/toolchain.mjs';

/**
 * Benchmarks.
 *
 *   pnpm bench <name> [arguments]   one; without a name, what there is
 *   pnpm bench all                  each after the other; fails when one does
 *
 * `--small` does the least work that passes every line, for the nightly run; `--write` keeps the
 * figures in bench/results and writes docs/performance.md from them.
 */
const helpers = new Set(['run', 'load', 'page-meter', 'hub-clients', 'listing-browser']);
if (await onProductNode(import.meta.url)) process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]) {
  const names = readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .filter((each) => !helpers.has(each));
  const wanted = name === 'all' ? names : names.filter((each) => each === name);
  if (wanted.length === 0) {
    console.log(`pnpm bench <${['all', ...names].join(' | ')}> [arguments] [--small] [--write]`);
    return name ? 1 : 0;
  }
  const failed = [];
  for (const each of wanted) if (!(await isDone(each, args))) failed.push(each);
  if (args.includes('--write') && !args.includes('--small')) {
    await run(process.execPath, [join('scripts', 'performance.mjs')]);
  }
  if (failed.length > 0) console.error(`Benchmarks failed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

async function isDone(name, args) {
  console.log(`\n--- bench ${name} ---`);
  const file = join('bench', `${name}.mjs`);
  return (await run(process.execPath, ['--expose-gc', file, ...args])) === 0;
}
