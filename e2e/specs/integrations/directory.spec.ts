import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test('[SCIM-01] an admin finds what to paste into the directory', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/home');
  await new ShellPage(page).entry('INTEGRATIONS').click();
  await page.getByRole('link', { name: 'Directory' }).click();
  await expect(page).toHaveURL('/admin-settings/integrations/directory');
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue(/\/scim\/v2$/);
  await expectAccessible(page);
});
