import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { makeAccount } from '../../pages/accounts.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const subscription = '/admin-settings/billing/subscription';

test('BILL-02 ROLE-05 the owner sees trial, days left and limits with their use', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.canada);
  await page.goto('/admin-settings/users/listing');
  await new ShellPage(page).entry('Subscription').click();
  await expect(page).toHaveURL(subscription);
  await expect(page.getByText('5 days left')).toBeVisible();
  const limits = page.getByRole('region', { name: 'Trial limits' }).getByRole('listitem');
  await expect(limits).toHaveCount(5);
  await expect(limits.filter({ hasText: 'Phone numbers of the company' })).toContainText('2 of 2');
  const panel = page.getByRole('region', { name: 'End the trial' });
  await expect(panel).toContainText('A card is needed to end the trial.');
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect(page.getByText('5 days left')).toBeVisible();
    await expectAccessible(page);
  }
  await expectNarrow(page);
  await expectAccessible(page);
});

test('BILL-02 a paid account shows that it is, and what comes next', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(subscription);
  await expect(page.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next invoice' })).toContainText('$1,297.80');
  await expect(page.getByRole('region', { name: 'Trial limits' })).toHaveCount(0);
});

test('SHELL-35 nobody but the owner finds the page', async ({ page, watch }) => {
  watch.allow(/404/);
  await new LoginPage(page).resume(people.admin);
  await page.goto(subscription);
  await expect(page.getByRole('main')).toContainText('This page is not found.');
});

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
