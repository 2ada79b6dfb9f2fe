// A name of its own: Node 20 has no `globSync`, and would refuse the import before any line runs.
import * as fs from 'node:fs';
import { basename, join, relative } from 'node:path';
import { onProductNode, root } from './lib/toolchain.mjs';

/**
 * Keeps docs/requirements true: writes the tests that name each id beside it.
 *
 *   node scripts/requirements.mjs            rewrites the column "Tests"
 *   node scripts/requirements.mjs --check    fails when a file is out of date or a test names an unknown id
 *   node scripts/requirements.mjs --missing  lists the ids without a test
 */
const row = /^\| ([A-Z0-9]+-\d{2,3}) \| (.*?) \| (.*?) \|$/;

if (await onProductNode(import.meta.url, { install: false })) main();

function main() {
  const tests = fs
    .globSync(
      [
        '{host,mfe-*,server,exchange,e2e}/{src,test,specs}/**/*.{test,spec}.{ts,tsx}',
        '{cli,shared/*}/src/**/*.test.{ts,tsx}',
        'scripts/**/*.test.mjs',
      ],
      { cwd: root, exclude: ['**/node_modules/**'] },
    )
    .sort();
  const named = testsByRequirement();
  const mode = process.argv[2] ?? '--write';
  const known = new Set();
  const stale = [];

  for (const file of fs.globSync('docs/requirements/*.md', { cwd: root }).sort()) {
    const before = fs.readFileSync(join(root, file), 'utf8');
    const after = before
      .split('\n')
      .map((line) => line.replace(row, (_, id, text) => describe(id, text)))
      .join('\n');
    if (after === before) continue;
    if (mode === '--write') fs.writeFileSync(join(root, file), after);
    else stale.push(file);
  }

  const unknown = [...named.keys()].filter((id) => !known.has(id)).sort();
  if (mode === '--missing') {
    for (const id of [...known].filter((name) => !named.has(name)).sort()) console.log(id);
  } else {
    const shown = [...known].filter((id) => named.has(id)).length;
    console.log(`${shown} of ${known.size} requirements are named by a test.`);
  }
  if (mode === '--check') {
    for (const file of stale)
      console.error(`${file} is out of date: run node scripts/requirements.mjs`);
    for (const id of unknown)
      console.error(`${id} is named by ${named.get(id)[0]} but not in docs/requirements`);
    process.exitCode = stale.length + unknown.length === 0 ? 0 : 1;
  }

  function describe(id, text) {
    known.add(id);
    const files = named.get(id) ?? [];
    const links = files.map(
      (file) => `[${file.split('/').at(-1)}](${relative('docs/requirements', file)})`,
    );
    return `| ${id} | ${text} | ${links.join(', ')} |`;
  }

  function testsByRequirement() {
    const found = new Map();
    const areas = fs
      .globSync('docs/requirements/*.md', { cwd: root })
      .map((file) => basename(file, '.md').toUpperCase())
      .join('|');
    for (const file of tests) {
      const text = fs.readFileSync(join(root, file), 'utf8');
      for (const [id] of text.matchAll(new RegExp(`\\b(?:${areas})-\\d{2,3}\\b`, 'g'))) {
        const files = found.get(id) ?? [];
        if (!files.includes(file)) found.set(id, [...files, file]);
      }
    }
    return found;
  }
}
