/**
 * Build (P16): host and all remotes from nothing but installed packages, and one remote after a
 * change of its sources.
 *
 *   node bench/build.mjs [runs]
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/toolchain.mjs';
import { runQuietly } from '../scripts/lib/run.mjs';
import { isSmall, number, report } from './lib/bench.mjs';
import { middle } from './lib/portal.mjs';

const runs = number(0, 3, 1);
const all = [];
const one = [];
const changed = join(root, 'mfe-billing', 'src', 'remote.tsx');
const source = readFileSync(changed, 'utf8');

try {
  for (let run = 0; run < runs; run += 1) {
    if (!isSmall) all.push(await build('--force'));
    appendFileSync(changed, `\n// Bench of the build, run ${run}.\n`);
    one.push(await build('billing'));
  }
} finally {
  writeFileSync(changed, source);
  await build('billing');
}

const shown = (times) => (times.length > 0 ? `${middle(times).toFixed(1)} s` : '-');
report(
  {
    build: [
      { build: 'host and all remotes (`--force`)', time: shown(all), target: '40 s' },
      { build: 'one remote after a change', time: shown(one), target: '5 s' },
    ],
  },
  { P16: `${shown(all)}; ${shown(one)}` },
);

/** Seconds of one run of the build. */
async function build(argument) {
  const { code, output, seconds } = await runQuietly(process.execPath, [
    join('scripts', 'build.mjs'),
    argument,
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return seconds;
}
