import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.mjs';
import { root } from './toolchain.mjs';

/** Number of the last migration that was written before the rule. */
const lastOfOld = 130;

/**
 * What Squawk says that is no finding here: `migrate` sets both time limits, the types of columns are
 * chosen by what they hold, and a statement that runs alone is tried again on a clean table.
 */
const allowed = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-robust-stmts',
];

/**
 * Has Squawk read the migrations of a folder for what would hold up or break those who use the
 * database meanwhile. What is right all the same says so above its statement, with why:
 * `-- squawk-ignore ban-drop-column`.
 *
 * @returns exit code, 0 without a finding, and what Squawk wrote.
 */
export async function checkMigrations(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) > lastOfOld)
    .map((name) => join(folder, name));
  const isAlone = (file) => readFileSync(file, 'utf8').startsWith('-- alone\n');
  const runs = [
    [files.filter((file) => !isAlone(file)), ['--assume-in-transaction']],
    [files.filter(isAlone), []],
  ].filter(([some]) => some.length > 0);
  const squawk = join(root, 'node_modules/.bin/squawk');
  const found = await Promise.all(
    runs.map(([some, options]) =>
      runQuietly(squawk, [
        ...options,
        '--pg-version=15',
        `--exclude=${allowed.join(',')}`,
        ...some,
      ]),
    ),
  );
  return {
    code: found.some(({ code }) => code !== 0) ? 1 : 0,
    output: found.map(({ output }) => output).join(''),
  };
}
