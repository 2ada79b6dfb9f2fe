import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withResults } from './lib/performance.mjs';
import { root } from './lib/toolchain.mjs';

/**
 * Writes the figures of bench/results into docs/performance.md and docs/scale.md.
 *
 *   node scripts/performance.mjs           rewrites the tables between marks and the measured targets
 *   node scripts/performance.mjs --check   fails when it says something else
 */
const read = (path) => readFileSync(join(root, path), 'utf8');
const paths = ['docs/performance.md', 'docs/scale.md'];
const before = Object.fromEntries(paths.map((path) => [path, read(path)]));
const results = Object.fromEntries(
  globSync('bench/results/*.json', { cwd: root })
    .sort()
    .map((file) => [basename(file, '.json'), JSON.parse(read(file))]),
);
const { documents, problems } = withResults(before, results);
for (const [path, text] of Object.entries(documents)) {
  if (text === before[path]) continue;
  if (process.argv.includes('--check')) {
    problems.push(`${path} and bench/results differ: run node scripts/performance.mjs`);
  } else writeFileSync(join(root, path), text);
}
for (const problem of problems) console.error(problem);
console.log(`Figures of ${Object.keys(results).length} benches.`);
process.exitCode = problems.length === 0 ? 0 : 1;
