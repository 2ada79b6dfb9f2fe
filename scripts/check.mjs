import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/run.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

/** `pnpm check`: formatter, linter, types, dependency arrows, dead code. Any finding fails. */
if (await onProductNode(import.meta.url)) process.exitCode = await check();

/** @returns 0 when every gate passed, else 1; each failed gate is named at the end. */
async function check() {
  const bin = (name) => join(root, 'node_modules', '.bin', name);
  const packages = readdirSync(root)
    .concat(
      ['shared', 'e2e/remotes'].flatMap((folder) =>
        readdirSync(join(root, folder)).map((name) => join(folder, name)),
      ),
    )
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  const gates = [
    ['format', bin('biome'), ['format', '.']],
    ['lint', bin('oxlint'), ['--deny-warnings']],
    ...packages.map((folder) => [`types ${folder}`, bin('tsc'), ['-p', folder]]),
    ['arrows', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', ...sources()]],
    ['dead code', bin('knip'), ['--no-progress']],
    ['requirements', process.execPath, ['scripts/requirements.mjs', '--check']],
    ['citations', process.execPath, ['scripts/citations.mjs', '--check']],
  ];
  const failed = [];
  for (const [name, command, args] of gates) {
    const code = await run(command, args);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) console.error(`Checks failed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

function sources() {
  return ['host/src', 'shared', 'server', 'e2e', ...remotes().map((name) => `${name}/src`)];
}

function remotes() {
  return readdirSync(root).filter((name) => name.startsWith('mfe-'));
}
