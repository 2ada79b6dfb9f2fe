import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './toolchain.mjs';

const built = new Set(['node_modules', 'dist', 'dist-dev', '.git', '.cache']);
const files = globSync('{host,mfe-*,shared}/**/src/**/*.tsx', {
  cwd: root,
  exclude: (name) => built.has(name),
});
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Classes that a component takes of a style sheet which does not have them. */
function missingIn(file) {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
    ([, name, sheet]) => {
      const css = readFileSync(join(root, dirname(file), sheet), 'utf8');
      const classes = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, one]) => camelCase(one));
      const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))];
      return used
        .filter(([, one]) => one !== 'module' && !classes.includes(one))
        .map(([, one]) => `${file} ${one}`);
    },
  );
}

// A class of another name is no error anywhere: the element only loses its looks.
it('every class that a component names stands in its style sheet', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(missingIn)).toEqual([]);
});
