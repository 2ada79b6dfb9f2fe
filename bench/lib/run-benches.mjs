import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/run.mjs';
import { root } from '../../scripts/lib/toolchain.mjs';
import { leftOut } from './bench.mjs';

const helpers = new Set(['run', 'load', 'page-meter', 'hub-clients']);

/** Names of all benchmarks. */
export const benchNames = () =>
  readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .filter((name) => !helpers.has(name))
    .sort();

/**
 * Runs benchmarks one after the other, each with these arguments.
 *
 * @param {string[]} names
 * @param {string[]} args
 * @returns {Promise<{ passed: number, failed: string[], skipped: string[] }>} counts and names as a
 *   suite of tests gives them
 */
export async function runBenches(names, args) {
  const skipped = [];
  const failed = [];
  for (const name of names) {
    console.log(`\n--- bench ${name} ---`);
    const file = join('bench', `${name}.mjs`);
    const code = await run(process.execPath, ['--expose-gc', file, ...args]);
    if (code === leftOut) skipped.push(`Benchmark ${name}: it says above what it lacks`);
    else if (code !== 0) failed.push(`Benchmark ${name}`);
  }
  const passed = names.length - skipped.length - failed.length;
  return { passed, failed, skipped };
}
