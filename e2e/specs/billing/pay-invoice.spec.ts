import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';

async function open(page: Page, who: string = people.owner) {
  await new LoginPage(page).resume(who);
  await page.goto('/admin-settings/billing/billing-information');
  await expect(page.getByRole('row').filter({ hasText: '$1,284.15' })).toContainText('Open');
}

const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices' });

test.afterEach(async ({ request }) => {
  await request.post('/__test/reset');
});

test('BILL-06 API-48 a failed invoice is paid, and a second browser sees it', async ({
  page,
  secondBrowser,
}) => {
  await open(page);
  const second = await secondBrowser();
  await open(second, people.admin);
  const retry = invoices(page).getByRole('button', { name: /^Retry… INV-/ });
  const failed = await retry.count();
  const name = (await retry.first().getAttribute('aria-label'))?.replace('Retry… ', '') ?? '';
  const row = (of: Page) => invoices(of).getByRole('row').filter({ hasText: name });
  await retry.first().click();
  const dialog = page.getByRole('dialog', { name: `Pay ${name}` });
  await expect(dialog).toContainText('Visa ending 4242');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(`${name} is paid.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const each of [page, second]) {
    await expect(row(each)).toContainText('Paid');
    await expect(row(each).getByRole('button')).toHaveCount(0);
  }
  await expect(retry).toHaveCount(failed - 1);
  await page.goto('/admin-settings/billing/call-credits/edit/transaction');
  const booked = page.getByRole('row').filter({ hasText: `Invoice ${name}` });
  await expect(booked).toContainText('No change');
});

test('BILL-06 another card than the default one is charged when it is chosen', async ({ page }) => {
  await open(page);
  const pay = invoices(page).getByRole('button', { name: /^Pay… / });
  const name = (await pay.first().getAttribute('aria-label'))?.replace('Pay… ', '') ?? '';
  await pay.first().click();
  const dialog = page.getByRole('dialog', { name: `Pay ${name}` });
  const cards = dialog.getByRole('group', { name: 'Card' });
  await expect(cards.getByRole('radio', { name: /Visa ending 4242/ })).toBeChecked();
  await cards.getByRole('radio', { name: /Visa ending 4242/ }).press('ArrowDown');
  await expect(cards.getByRole('radio', { name: /Mastercard ending 0119/ })).toBeChecked();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(`${name} is paid.`)).toBeVisible();
  await page.goto('/admin-settings/billing/call-credits/edit/transaction');
  const booked = page.getByRole('row').filter({ hasText: `Invoice ${name}` });
  await expect(booked).toContainText('0119');
});

test('two browsers that pay the same invoice charge once', async ({ page, secondBrowser }) => {
  await open(page);
  const second = await secondBrowser();
  await open(second, people.admin);
  for (const each of [page, second]) {
    await each.route('**/api/invoice?*', (route) => route.abort());
    await invoices(each)
      .getByRole('button', { name: /^Pay… / })
      .first()
      .click();
    await expect(each.getByRole('dialog').getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  }
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(page.getByText(/ is paid\.$/)).toBeVisible();
  await second
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(second.getByRole('dialog')).toContainText('This invoice is already paid.');
});

test('a connection that drops says so, and nothing is lost', async ({ page }) => {
  await open(page);
  await invoices(page)
    .getByRole('button', { name: /^Pay… / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await page.route('**/api/invoice', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/invoice');
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(/ is paid\.$/)).toBeVisible();
});

test('the dialog is reached and left by keyboard, at 360 px, without an axe finding', async ({
  page,
  expectAccessible,
}) => {
  await open(page);
  await expectNarrow(page);
  const pay = invoices(page)
    .getByRole('button', { name: /^Pay… / })
    .first();
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Charged once');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pay).toBeFocused();
});
