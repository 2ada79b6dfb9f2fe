import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './toolchain.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const examples = globSync('shared/kit/gallery/*.tsx', { cwd: root }).map(read).join('\n');
// Icons are shown all, by their names.
const groups = globSync('shared/kit/src/ui/*/public.ts', { cwd: root }).filter(
  (file) => !file.includes('icons'),
);

/** Components that a group gives: their names begin with a capital, and they are no types. */
const componentsOf = (text) =>
  [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name));

it.each(groups)('the catalogue shows every component of %s', (file) => {
  const components = componentsOf(read(file));
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(examples))).toEqual([]);
});
