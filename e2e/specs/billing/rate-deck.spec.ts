import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

const listing = '/admin-settings/billing/international-call/listing';
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'International call' }).locator('tbody').getByRole('row');
const namesOf = (page: Page) => rowsOf(page).locator('td:first-child').allInnerTexts();

test.describe('in the USA', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.admin);
    await page.goto('/admin-settings/home');
    await page.getByRole('link', { name: 'International Call' }).click();
    await expect(page).toHaveURL(listing);
    await expect(rowsOf(page)).toHaveCount(16);
  });

  test('CRED-06 lists each country once by name, with its rates and whether it is allowed', async ({
    page,
  }) => {
    const names = await namesOf(page);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(16);
    const row = (name: string) => rowsOf(page).filter({ hasText: name });
    await expect(row('Brazil')).toContainText('+55');
    await expect(row('Brazil')).toContainText('$0.0190 to $0.0860');
    await expect(row('Brazil')).toContainText('Not allowed');
    await expect(row('Macao')).toContainText('$0.0640');
    await expect(row('Macao')).not.toContainText('to $');
    await expect(row('Japan').getByText('Allowed', { exact: true })).toBeVisible();
  });

  test('CRED-06 searches, narrows and sorts, and keeps it in the address', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Search country or code' }).fill('+85');
    await expect(rowsOf(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear search' }).click();
    const pills = page.getByRole('group', { name: 'Allowed' });
    await expect(pills.getByRole('button', { name: /^All\b/ })).toContainText('16');
    await pills.getByRole('button', { name: /^Not allowed/ }).click();
    await expect(rowsOf(page)).toHaveCount(5);
    await page.getByRole('columnheader', { name: 'Rate' }).getByRole('button').click();
    await expect(rowsOf(page).first()).toContainText('Brazil');
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(5);
    await expect(page.getByRole('columnheader', { name: 'Rate' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByRole('textbox', { name: 'Search country or code' }).fill('Atlantis');
    await expect(page.getByRole('heading', { name: /No countries match/ })).toBeVisible();
  });

  test('CRED-06 downloads what is shown', async ({ page }) => {
    await page.getByRole('textbox', { name: 'Search country or code' }).fill('Korea');
    await expect(rowsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'More actions' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^rates-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[1]).toBe("South Korea,'+82,0.018,0.042,usd,Yes");
    expect(lines).toHaveLength(2);
  });

  test('CRED-06 a load that fails can be tried again', async ({ page }) => {
    await page.route('**/ratedeck?*', (route) => route.abort());
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'International call could not be loaded' }),
    ).toBeVisible();
    await page.unroute('**/ratedeck?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rowsOf(page)).toHaveCount(16);
  });

  test('CRED-06 has no axe finding in light, dark and at 360 px', async ({
    page,
    expectAccessible,
  }) => {
    for (const theme of ['light', 'dark'] as const) {
      await useTheme(page, theme);
      await expect(rowsOf(page)).toHaveCount(16);
      await expectAccessible(page);
    }
    await expectNarrow(page);
    const list = page.getByRole('list', { name: 'International call' });
    await expect(list.getByRole('listitem').first()).toContainText('+55 · $0.0190 to $0.0860');
    await expectAccessible(page);
  });
});

test('CRED-06 OP-112 prices Malaysia in ringgit and leaves its own country out', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.malaysia);
  await page.goto(listing);
  await expect(rowsOf(page)).toHaveCount(15);
  await expect(rowsOf(page).first()).toContainText('RM 0.0800');
  await expect(rowsOf(page).filter({ hasText: 'Malaysia' })).toHaveCount(0);
});
