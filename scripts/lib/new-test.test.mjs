import { expect, it } from 'vitest';
import { newTest, testNameProblem } from './new-test.mjs';

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

it('what is made is the example under its own name', () => {
  const { path, text } = newTest('owner-pays');
  expect(path).toBe('e2e/specs/cross/owner-pays.spec.ts');
  expect(text).toContain("test('owner pays', async");
  expect(text).not.toContain('two areas');
});
