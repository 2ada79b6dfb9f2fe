import { expect, test } from '../../fixtures/test.ts';
import { makeAccount } from '../../pages/accounts.ts';
import { LoginPage } from '../../pages/login-page.ts';

const subscription = '/admin-settings/billing/subscription';

test('BILL-08 cancelling signs everybody out, and nobody comes in again', async ({
  page,
  request,
  secondBrowser,
  expectAccessible,
  watch,
}) => {
  watch.allow(/40[013]/);
  const { owner } = await makeAccount(request);
  await new LoginPage(page).signIn(owner.email);
  const other = await secondBrowser();
  await new LoginPage(other).signIn(owner.email);
  await page.goto(subscription);
  await page.getByRole('button', { name: 'Cancel account…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel the account of/ });
  const reason = dialog.getByRole('textbox', { name: /^Why are you leaving/ });
  await expect(reason).toBeFocused();
  await page.keyboard.type('We are moving to another building.');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  const label = await dialog.getByText(/^Type .+ to confirm/).innerText();
  const company = /^Type (.+) to confirm/.exec(label)?.[1] ?? '';
  const confirm = dialog.getByRole('button', { name: 'Cancel account' });
  await expect(confirm).toBeDisabled();
  await page.keyboard.type(company);
  await page.keyboard.press('Enter');
  for (const browser of [page, other]) {
    await expect(browser).toHaveURL(/\/auth\/login/);
    await expect(new LoginPage(browser).submit).toBeVisible();
  }
  await new LoginPage(page).fill(owner.email);
  await expect(page).toHaveURL(/\/auth\/login/);
});
