import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allTexts } from './texts.mjs';
import { root } from './toolchain.mjs';

const sources = execFileSync('git', ['ls-files', 'exchange', 'host', 'mfe-*', 'server', 'shared'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && existsSync(join(root, file)),
  )
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const words = new Set(sources.match(/(?<=[.'"`?])\w[\w-]*/g));
/** How names are put together, such as `${field}Hint`. */
const made = [...sources.matchAll(/`(\w*)\$\{[^`{}]*\}(\w*)`/g)]
  .map(([, head, tail]) => ({ head, tail }))
  .filter(({ head, tail }) => head !== '' || tail !== '');

/** Texts of history, named after an action and what it was done to, of the roles and kinds of the contract, and of holidays. */
const isNamedElsewhere = (id) =>
  /^(records\.(history\.media|roleNames)|integrations\.webhooks\.kind|server\.holiday\.name)\./.test(
    id,
  );

/** Whether any code says the name, whole or put together. */
const isSaid = (name) =>
  words.has(name) || made.some(({ head, tail }) => name.startsWith(head) && name.endsWith(tail));

// A text that no screen says is still read, kept and translated.
it('every text is said somewhere', () => {
  const names = [...allTexts(root).keys()];
  expect(names.length).toBeGreaterThan(1000);
  expect(
    names.filter((id) => !isNamedElsewhere(id) && !isSaid(id.split('.').at(-1) ?? '')),
  ).toEqual([]);
});
