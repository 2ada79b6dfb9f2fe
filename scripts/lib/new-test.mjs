import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * What is wrong with a name for a new browser test, as one sentence; null when nothing is.
 *
 * @param {string | undefined} name
 */
export function testNameProblem(name) {
  if (!name) return 'A name is missing: pnpm create:test <name>, for example owner-pays.';
  return namePattern.test(name)
    ? null
    : `"${name}" is no name for a test: small letters, digits and single hyphens.`;
}

/** A browser test that crosses two areas and runs with the others. */
const example = 'two-areas';
const pathOf = (name) => `e2e/specs/cross/${name}.spec.ts`;
const titleOf = (name) => `test('${name.replaceAll('-', ' ')}'`;

/**
 * A copy of the example under another name, to change.
 *
 * @param {string} name checked by `testNameProblem`
 * @returns {{path: string, text: string}} path from the root of the workspace
 */
export function newTest(name) {
  const text = readFileSync(join(root, pathOf(example)), 'utf8');
  return { path: pathOf(name), text: text.replace(titleOf(example), titleOf(name)) };
}
