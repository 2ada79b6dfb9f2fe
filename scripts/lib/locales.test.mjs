import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './toolchain.mjs';

const built = new Set(['node_modules', 'dist', 'dist-dev', '.git', '.cache']);
const files = globSync('{host,mfe-*,shared}/**/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (name) => built.has(name),
}).filter((file) => !/\.test\.tsx?$/.test(file));

const formats = /shared[\\/](runtime[\\/]src[\\/](formats|i18n)|domain[\\/]src[\\/]locale)/;
const literal =
  /(?:Intl\.\w+|toLocale\w+|localeCompare)\((?:[^()]*,\s*)?['"][a-z]{2}(?:-[A-Z]{2})?['"]|locale = '/;

// A language is added by a catalogue; a locale written elsewhere would stay English.
it('only the formats name a locale', () => {
  const naming = files.filter(
    (file) => !formats.test(file) && literal.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(naming).toEqual([]);
});
