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

/**
 * A browser test that crosses two areas, as an example to change.
 *
 * @param {string} name checked by `testNameProblem`
 * @returns {{path: string, text: string}} path from the root of the workspace
 */
export const newTest = (name) => ({
  path: `e2e/specs/cross/${name}.spec.ts`,
  text: `import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

// The portal is one of its own, or the one that BASE_URL names; its areas come as they are live
// there, or in the versions that OVERRIDE names for every browser (docs/testing.md).
test('${name.replaceAll('-', ' ')}', async ({ page }) => {
  const shell = new ShellPage(page);
  await new LoginPage(page).signIn(people.owner);

  // One area: the row that the owner looks for stands in the list.
  await shell.entry('USERS').click();
  await expect(shell.heading).toHaveText(/^Users/);
  await expect(page.getByRole('link', { name: 'Daniel Whitcombe', exact: true })).toBeVisible();

  // The other one: it opens in the same page, and back leads to the list.
  await shell.entry('Billing Information').click();
  await expect(shell.heading).toHaveText(/^Billing information/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Daniel Whitcombe', exact: true })).toBeVisible();
});
`,
});
