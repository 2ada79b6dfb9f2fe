import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

// The portal is one of its own, or the one that BASE_URL names; its areas come as they are live
// there, or in the versions that OVERRIDE names for every browser (docs/testing.md).
test('two areas', async ({ page }) => {
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
