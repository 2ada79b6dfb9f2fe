import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './toolchain.mjs';

const built = new Set(['node_modules', 'dist', 'dist-dev', '.git', '.cache']);
const filesOf = (ending) =>
  globSync(`{host,mfe-*,shared}/**/{src,gallery}/**/*${ending}`, {
    cwd: root,
    exclude: (name) => built.has(name),
  });
const read = (file) => readFileSync(join(root, file), 'utf8');
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Path of a style sheet in the workspace, as a file names it. */
const sheetOf = (file, named) =>
  named.startsWith('.')
    ? join(dirname(file), named)
    : named.replace(/^@jackfield\/([^/]+)/, 'shared/$1');

/** Classes of a style sheet by the names that components use; global ones are not its own. */
const classesOf = (sheet) =>
  [
    ...read(sheet)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/:global\([^)]*\)/g, '')
      .matchAll(/\.([A-Za-z_][\w-]*)/g),
  ].map(([, one]) => camelCase(one));

/** What each component takes of each style sheet. */
const uses = filesOf('.tsx').flatMap((file) => {
  const source = read(file);
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(
    ([, name, named]) => ({
      file,
      sheet: sheetOf(file, named),
      classes: [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        .map(([, one]) => one)
        .filter((one) => one !== 'module'),
    }),
  );
});

// A class of another name is no error anywhere: the element only loses its looks.
it('every class that a component names stands in its style sheet', () => {
  expect(uses.length).toBeGreaterThan(300);
  const missing = uses.flatMap(({ file, sheet, classes }) => {
    const known = classesOf(sheet);
    return classes.filter((one) => !known.includes(one)).map((one) => `${file} ${one}`);
  });
  expect(missing).toEqual([]);
});

// Named outright: of a name that is made at run time nobody can tell.
it('every class of a style sheet is named by a component', () => {
  const sheets = filesOf('.module.css');
  expect(sheets.length).toBeGreaterThan(200);
  const unused = sheets.flatMap((sheet) => {
    const named = new Set(uses.flatMap((use) => (use.sheet === sheet ? use.classes : [])));
    return [...new Set(classesOf(sheet))]
      .filter((one) => !named.has(one))
      .map((one) => `${sheet} ${one}`);
  });
  expect(unused).toEqual([]);
});
