import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

async function open(page: Page, who: string = people.owner) {
  await new LoginPage(page).resume(who);
  await page.goto('/admin-settings/billing/billing-information');
  await expect(invoices(page).getByRole('row').filter({ hasText: 'Failed' })).toBeVisible();
}

const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices' });

test.afterEach(async ({ request }) => {
  await expect(await request.post('/__test/reset')).toBeOK();
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
  const dialog = page.getByRole('dialog', { name: `Pay ${name}` });
  await retry.first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Charged once');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(retry.first()).toBeFocused();
  await page.keyboard.press('Enter');
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
  await expect(booked.first()).toContainText('No change');
  await expect(booked.last()).toContainText('Failed');
});
