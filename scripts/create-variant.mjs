import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOfVariant, idProblem, nameOf } from './lib/new-variant.mjs';
import { onProductNode, root } from './lib/toolchain.mjs';

const product = join(root, 'host', 'variants');
const standardColour = '#2F5FA8';

/**
 * `pnpm create:variant <id> [--name <text>] [--color <colour>]`: makes the folder of a variant that
 * runs, below VARIANTS_DIR or host/variants, with colours made of one and checked for contrast.
 */
if (await onProductNode(import.meta.url)) process.exitCode = await create(process.argv.slice(2));

function readCommand(args) {
  const options = { name: { type: 'string' }, color: { type: 'string' } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [id, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`One id at a time; ${rest.join(' ')} is too much.`);
  return { id, name: values.name, colour: values.color ?? standardColour };
}

function foldersOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
}

/** The variant whose areas and features a new one begins with: the default, else the first. */
function sampleOf(folder, readVariant) {
  const source = foldersOf(folder).length > 0 ? folder : product;
  const files = foldersOf(source)
    .map(({ name }) => readVariant(source, name, root))
    .filter((read) => !Array.isArray(read));
  return files.find((file) => file.default) ?? files[0];
}

/** @returns the exit code: 0, or 1 with lines that say what is wrong */
async function create(args) {
  const { isColour, rampOf } = await import('./lib/brand-ramp.mjs');
  const { surfaces } = await import('../shared/domain/src/brand.ts');
  const { readVariant } = await import('../server/src/releases/variants.ts');
  const folder = process.env.VARIANTS_DIR || product;
  let command;
  try {
    command = readCommand(args);
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  const { id, name, colour } = command;
  const taken = foldersOf(folder).map((one) => one.name);
  const problem =
    idProblem(id, taken) ?? (isColour(colour) ? null : `${colour} is no colour such as #B3261E.`);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const own = { name: name ?? nameOf(id), brand: rampOf(colour, surfaces) };
  write(join(folder, id), filesOfVariant(sampleOf(folder, readVariant), own));
  const read = readVariant(folder, id, root);
  if (Array.isArray(read)) {
    console.error(read.join('\n'));
    return 1;
  }
  printNext(id, folder);
  return 0;
}

function write(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(folder, name), text);
    console.log(`made ${relative(root, join(folder, name))}`);
  }
}

function printNext(id, folder) {
  const setting = folder === product ? '' : `VARIANTS_DIR=${folder} `;
  console.log(`\n${id} is ready. See it: ${setting}VARIANT=${id} npm start`);
  console.log('Edit next, in its folder:');
  console.log('  mark.svg, favicon.svg   the mark in the portal, and in the tab of the browser');
  console.log(
    '  variant.json            "features", "remotes", and "hosts" to show it beside others',
  );
  console.log('What else it may say: docs/releasing.md, "Variants".');
}
