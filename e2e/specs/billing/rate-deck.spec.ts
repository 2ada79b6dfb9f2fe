import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const listing = '/admin-settings/billing/international-call/listing';
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'International call' }).locator('tbody').getByRole('row');
const namesOf = (page: Page) => rowsOf(page).locator('td:first-child').allInnerTexts();

test('CRED-06 lists each country once with its rates, narrows in the address and downloads what is shown', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.admin);
  await page.goto('/admin-settings/home');
  await page.getByRole('link', { name: 'International Call' }).click();
  await expect(page).toHaveURL(listing);
  await expect(rowsOf(page)).toHaveCount(16);
  const names = await namesOf(page);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(16);
  const row = (name: string) => rowsOf(page).filter({ hasText: name });
  await expect(row('Brazil')).toContainText('+55');
  await expect(row('Brazil')).toContainText('$0.0190 to $0.0860');
  await expect(row('Brazil')).toContainText('Not allowed');
  await expect(row('Japan').getByText('Allowed', { exact: true })).toBeVisible();

  const search = page.getByRole('textbox', { name: 'Search country or code' });
  const pills = page.getByRole('group', { name: 'Allowed' });
  await pills.getByRole('button', { name: /^Not allowed/ }).click();
  await expect(rowsOf(page)).toHaveCount(5);
  await page.getByRole('columnheader', { name: 'Rate' }).getByRole('button').click();
  await expect(rowsOf(page).first()).toContainText('Brazil');
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(5);
  await pills.getByRole('button', { name: /^All\b/ }).click();
  await search.fill('Korea');
  await expect(rowsOf(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'More actions' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^rates-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[1]).toBe("South Korea,'+82,0.0180,0.0420,usd,Yes");
  expect(lines).toHaveLength(2);
});
