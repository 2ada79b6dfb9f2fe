/** What every benchmark takes from its command line, and where it leaves what it found. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/lib/toolchain.mjs';
import { stateOfCode } from './state-of-code.mjs';

const given = process.argv.slice(2);
const values = given.filter((each) => !each.startsWith('--'));

/** `--small`: the least work that passes every line of the benchmark; its figures say nothing. */
export const isSmall = given.includes('--small');

/** An argument of the benchmark by its place, or what stands for it in a whole and in a small run. */
export const argument = (place, whole, small = whole) => values[place] ?? (isSmall ? small : whole);

/** The same as a number. */
export const number = (place, whole, small) => Number(argument(place, whole, small));

/** Exit code of a benchmark that cannot run on this machine. */
export const leftOut = 75;

/** Ends a benchmark that lacks something of the machine, and says what. */
export function leaveOut(reason) {
  console.log(`LEFT OUT: ${reason}`);
  process.exit(leftOut);
}

/**
 * Prints what a benchmark found; with `--write` it also becomes `bench/results/<name>.json`, from
 * which docs/performance.md is written (`node scripts/performance.mjs`). A small run writes nothing.
 *
 * @param {Record<string, Record<string, string>[]>} tables rows by the name of the table; the keys
 *   of a row are the headings of its columns, its values the figures with their units
 * @param {Record<string, string>} [targets] what was measured for a target, by its id, such as P15
 */
export function report(tables, targets = {}) {
  const name = basename(process.argv[1], '.mjs');
  for (const [table, rows] of Object.entries(tables)) {
    console.log(`\n${table}`);
    console.table(rows);
  }
  for (const [id, measured] of Object.entries(targets)) console.log(`${id}: ${measured}`);
  if (isSmall || !given.includes('--write')) return;
  const result = {
    command: ['pnpm bench', name, ...values].join(' '),
    ...stateOfCode(),
    targets,
    tables,
  };
  writeFileSync(
    join(root, 'bench', 'results', `${name}.json`),
    `${JSON.stringify(result, null, 2)}\n`,
  );
}
