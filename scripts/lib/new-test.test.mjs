import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newTest, testNameProblem } from './new-test.mjs';
import { root } from './toolchain.mjs';

it.each([
  [undefined, /missing/],
  ['Owner pays', /small letters/],
  ['../owner', /small letters/],
  ['owner-pays', null],
])('the name %j of a test is judged', (name, reason) => {
  const problem = testNameProblem(name);
  if (reason === null) expect(problem).toBeNull();
  else expect(problem).toMatch(reason);
});

// The browser tests run that file, and the compiler checks it.
it('what is made is the example that runs with the browser tests', () => {
  const { path, text } = newTest('two-areas');
  expect(text).toBe(readFileSync(join(root, path), 'utf8'));
});
