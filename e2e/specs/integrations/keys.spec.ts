import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test('[KEY-01] a key is made, shown once, used, seen by others live, and refused once it has ended', async ({
  page,
  request,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  const name = `Practice software ${Date.now()}`;
  const row = { name: new RegExp(`^${name}`) };
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/home');
  await new ShellPage(page).entry('INTEGRATIONS').click();
  await expect(page).toHaveURL('/admin-settings/integrations/keys');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto('/admin-settings/integrations/keys');
  await expect(other.getByRole('button', { name: 'Create key…' }).first()).toBeEnabled();

  await page.getByRole('button', { name: 'Create key…' }).first().click();
  const form = page.getByRole('dialog', { name: 'New API key' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form
    .getByRole('radiogroup', { name: 'Users and emergency addresses' })
    .getByText('Read')
    .click();
  await expectAccessible(page, 'opened');
  await form.getByRole('button', { name: 'Create key' }).click();
  const shown = page.getByRole('dialog', { name: `Secret of “${name}”` });
  const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^jfk_[0-9A-Za-z]+$/);
  // A key that is pressed for other reasons does not lose it.
  await page.keyboard.press('Escape');
  await expect(shown.getByRole('button', { name: 'Done' })).toBeDisabled();
  await shown.getByRole('checkbox', { name: 'I have kept it' }).check();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  await expect(page.locator('body')).not.toContainText(secret);
  await expectAccessible(page);

  const asked = other.getByRole('row', row);
  await expect(asked).toContainText('Users, read');
  await expect(asked).toContainText('Not used yet');

  const ask = (path: string) =>
    request.get(path, { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask('/v1/teammate')).status()).toBe(200);
  const refused = await ask('/v1/invoice');
  expect(refused.status()).toBe(403);
  expect(refused.headers()['x-accepted-scopes']).toBe('billing:read');
  expect((await ask('/api/teammate')).status()).toBe(401);

  await other.reload();
  await expect(asked).not.toContainText('Not used yet');
  await asked.getByRole('button', { name: `Actions for ${name}` }).click();
  await other.getByRole('menuitem', { name: 'End…' }).click();
  await expect(other.getByRole('dialog')).toContainText('Last used');
  await other.getByRole('button', { name: 'End key' }).click();
  await expect(page.getByRole('row', row)).toBeHidden();
  expect((await ask('/v1/teammate')).status()).toBe(401);
});
