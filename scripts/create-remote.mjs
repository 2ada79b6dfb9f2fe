import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfRemote, nameProblem, variantWith } from './lib/new-remote.mjs';
import { run } from './lib/run.mjs';
import { ensureToolchain, onProductNode, root } from './lib/toolchain.mjs';

const variants = join(root, 'host', 'variants');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * `pnpm create:remote <name> [variant ...]`: makes a working remote with route, page, sidebar
 * entry and tests, adds it to the variants (default: all) and builds it.
 */
if (await onProductNode(import.meta.url)) process.exitCode = await create(process.argv.slice(2));

/** @returns the exit code: 0, or 1 with one line that says what is wrong */
async function create([name, ...wanted]) {
  const taken = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => folder.slice('mfe-'.length));
  const all = readdirSync(variants);
  const unknown = wanted.find((variant) => !all.includes(variant));
  const problem =
    nameProblem(name, taken) ??
    (unknown ? `There is no variant ${unknown}: ${all.join(', ')}.` : null);
  if (problem) {
    console.error(problem);
    return 1;
  }
  writeFiles(filesOfRemote(name, readJson(join(root, `mfe-${taken[0]}`, 'package.json'))));
  for (const variant of wanted.length > 0 ? wanted : all) {
    const file = join(variants, variant, 'variant.json');
    const text = variantWith(readFileSync(file, 'utf8'), name);
    if (text === null) {
      console.error(`host/variants/${variant}/variant.json has no remotes.`);
      return 1;
    }
    writeFileSync(file, text);
    console.log(`changed host/variants/${variant}/variant.json`);
  }
  const { pnpm, env } = ensureToolchain();
  const format = join(root, 'node_modules', '.bin', 'biome');
  const failed =
    (await run(pnpm, ['install', '--no-frozen-lockfile', '--prefer-offline'], { env })) ||
    (await run(format, ['format', '--write', `mfe-${name}`, `e2e/specs/${name}`])) ||
    (await run(process.execPath, ['scripts/build.mjs', name]));
  if (failed) return 1;
  console.log(`\nmfe-${name} is ready. See it: npm start, then open /admin-settings/${name}`);
  console.log(`Its tests: pnpm exec vitest run mfe-${name} and pnpm e2e specs/${name}`);
  console.log(`Publish it to a running portal: pnpm release ${name} publish`);
  return 0;
}

function writeFiles(files) {
  for (const [path, text] of files) {
    const file = join(root, path);
    if (existsSync(file)) throw new Error(`${path} exists already.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`made ${path}`);
  }
}
