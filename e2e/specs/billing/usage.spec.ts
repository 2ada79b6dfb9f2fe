import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

const usage = '/admin-settings/billing/call-credits/edit/usage';
const rowsOf = (page: Page) => page.locator('tbody tr');
const lineOf = (page: Page) => page.getByRole('heading', { name: /^Calls and messages/ });

async function open(page: Page) {
  await new LoginPage(page).resume(people.owner);
  await page.goto(usage);
  await expect(page.getByRole('button', { name: /^Ursula Hoffmann/ })).toBeVisible();
}

test('CRED-05 a bar, a user and a destination narrow the pictures and the lines', async ({
  page,
}) => {
  await open(page);
  await expect(lineOf(page)).toHaveText(/\d/);
  const all = (await lineOf(page).textContent()) ?? '';
  await page.getByRole('button', { name: /^Mexico/ }).click();
  await expect(page).toHaveURL(/destination=MEX/);
  await expect(rowsOf(page).first()).toContainText('+52');
  await expect(rowsOf(page).filter({ hasNotText: '+52' })).toHaveCount(0);

  const days = page.getByRole('toolbar', { name: 'Spend by day' }).getByRole('button');
  await days.last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/day=/);
  await expect(lineOf(page)).toHaveText(/ on /);
  await page.reload();
  await expect(lineOf(page)).toHaveText(/ on /);
  await page.getByRole('button', { name: /^Show all days/ }).click();
  await expect(page).not.toHaveURL(/day=/);
  await page.getByRole('button', { name: /^Mexico/ }).click();
  await expect(lineOf(page)).toHaveText(all);

  await page.getByText('Minutes', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Minutes by day' })).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'Minutes by day' }).getByRole('row')).toHaveCount(
    31,
  );
});

test('CRED-05 API-51 the lines have search, order, pages, types and a file', async ({ page }) => {
  await open(page);
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=amount/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByPlaceholder('Search number or user…').fill('ursula');
  await expect(page).not.toHaveURL(/page=2/);
  await expect(rowsOf(page).filter({ hasNotText: 'Ursula Hoffmann' })).toHaveCount(0);
  const type = page.getByRole('combobox', { name: 'Type' });
  await type.click();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await type.press(key);
  await expect(page).toHaveURL(/usageType=sms/);
  await expect(page.getByRole('region', { name: 'Spend by day' })).toBeVisible();

  await page.goto(`${usage}?usageType=international`);
  await expect(rowsOf(page).first()).toContainText('International');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await started).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).filter((line) => !line.includes(',international,'))).toEqual([]);
});

test('SHELL-08 usage has no axe finding in light, dark and at 360 px', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(90_000);
  await open(page);
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expectAccessible(page);
  }
  await expectNarrow(page);
  await expectAccessible(page);
});
