import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from './lib/run.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/** `pnpm check`: formatter, linter, types, exports, dependency arrows, dead code. Any finding fails. */
if (await onProductNode(import.meta.url)) process.exitCode = await check();

/**
 * Runs the gates side by side, the quick ones first; what a failed gate wrote is shown whole.
 *
 * @returns 0 when every gate passed, else 1; each failed gate is named at the end.
 */
async function check() {
  const waiting = gates();
  const failed = [];
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const [name, command, args] = gate;
      const { code, output, seconds } = await runQuietly(command, args);
      if (code !== 0) {
        failed.push(name);
        console.log(output.trimEnd());
      }
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length > 0) console.error(`Checks failed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

/** Name, program and arguments of each gate. */
function gates() {
  const bin = (name) => join(root, 'node_modules', '.bin', name);
  return [
    ['requirements', process.execPath, ['scripts/requirements.mjs', '--check']],
    ['figures of the benches', process.execPath, ['scripts/performance.mjs', '--check']],
    ['citations', process.execPath, ['scripts/citations.mjs', '--check']],
    ['exports of shared modules', process.execPath, ['scripts/exports.mjs', '--check']],
    ['promise of /v1', process.execPath, ['server/src/cli/main.ts', 'promise', '--check']],
    ['migrations', process.execPath, ['scripts/migrations.mjs']],
    ['format', bin('biome'), ['format', '.']],
    ['types of the browser tests', bin('tsc'), ['-p', 'e2e']],
    ['dead code', bin('knip'), ['--no-progress']],
    ['arrows', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...sources()]],
    ['lint', bin('oxlint'), ['--deny-warnings']],
    // One program for all pages: each package alone would read the packages below it again.
    ['types of the pages', bin('tsc'), ['-p', 'tsconfig.pages.json']],
    ['types of the server', bin('tsc'), ['-p', 'server']],
    ['types of the exchange', bin('tsc'), ['-p', 'exchange']],
    ['types of the command line', bin('tsc'), ['-p', 'cli']],
  ];
}

function sources() {
  return [
    'host/src',
    'shared',
    'server',
    'exchange',
    'cli',
    'e2e',
    ...remotes().map((name) => `${name}/src`),
  ];
}

function remotes() {
  return readdirSync(root).filter((name) => name.startsWith('mfe-'));
}
