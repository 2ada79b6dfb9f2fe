import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

const listing = '/admin-settings/numbers/listing';
const calls = '**/api/company?*';

test.describe('in the USA', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto(listing);
  });

  test('NUM-01 shows names, numbers and who picks up when', async ({ page }) => {
    const main = page.getByRole('row', { name: /Main line/ });
    await expect(main).toContainText('Default');
    await expect(main).toContainText('+1 (251) 555-0100');
    await expect(main).toContainText('Default number');
    await expect(main).toContainText('+1 (833) 555-0100');
    await expect(main).toContainText('IVR menu');
    await expect(main).toContainText('Renee Castellano');
    await expect(page.getByRole('row', { name: /Emergency nurse/ })).toContainText('Always open');
    await expect(page.getByRole('row', { name: /New patient offers/ })).toContainText(
      '+1 (251) 555-0198',
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText('8');
  });

  test('NUM-01 annex J4 asks who answers each number at a time, and leads to why', async ({
    page,
    expectAccessible,
  }) => {
    await page.getByRole('button', { name: 'Who answers…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who answers' });
    const line = dialog.getByRole('listitem').filter({ hasText: 'Main line' });
    await dialog.getByLabel('Day').fill('2026-12-27');
    await dialog.getByLabel('Time', { exact: true }).fill('4 pm');
    await expect(line).toContainText('Callers leave a message for Renee');
    await dialog.getByLabel('Day').fill('2026-12-24');
    await expect(line).toContainText('Main menu');
    await expect(line).toContainText('1 Renee, Maya and Daniel ring');
    await dialog.getByRole('textbox', { name: 'Search name or number' }).fill('main');
    await expect(dialog.getByRole('link')).toHaveText(['Main line']);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(line.getByText('Main menu')).toBeInViewport({ ratio: 1 });
    await line.getByRole('link', { name: 'Main line' }).click();
    await expect(page).toHaveURL(/\/call-handling\?at=2026-12-24T16:00$/);
  });

  test('NUM-01 keeps search and order in the address', async ({ page }) => {
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(8);
    await page.getByRole('button', { name: 'Name' }).click();
    await expect(page).toHaveURL(/sort=label%3Adesc/);
    await expect(rows.first()).toContainText('Spanish line');

    await page.getByRole('textbox', { name: 'Search name or number' }).fill('555-0115');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Emergency nurse');
    await expect(page).toHaveURL(/search=555-0115/);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(rows).toHaveCount(8);
    await expect(rows.first()).toContainText('Spanish line');
  });

  test('NUM-01 says when nothing matches, and clears the search', async ({ page }) => {
    await page.goto(`${listing}?search=zebra`);
    await expect(
      page.getByRole('heading', { name: 'No company numbers match “zebra”' }),
    ).toBeVisible();
    await expect(page.getByText('in all 8 company numbers')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(page.locator('tbody tr')).toHaveCount(8);
  });

  test('NUM-01 ERR-05 offers another try when the list cannot be read', async ({ page }) => {
    await bringNothing(page);
    await page.route(calls, (route) => route.abort());
    await page.goto(listing);
    await expect(
      page.getByRole('heading', { name: 'Company numbers could not be loaded' }),
    ).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: /Main line/ })).toBeVisible();
  });

  test('NUM-01 says what company numbers are for before there is one', async ({ page }) => {
    await bringNothing(page);
    const none = { total: 0, limit: 25, pageNum: 1, pageCount: 1, hasMore: false };
    await page.route(calls, (route) =>
      route.fulfill({ json: { items: [], ...none, nextStartAfter: null } }),
    );
    await page.goto(listing);
    await expect(page.getByRole('heading', { name: 'No company number available' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('NUM-01 stands in for rows that take long, in their own geometry', async ({ page }) => {
    await bringNothing(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(listing);
    const table = page.getByRole('table', { name: 'Company numbers' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(page.getByRole('row', { name: /Main line/ })).toBeVisible();
    await expect(table).toHaveAttribute('aria-busy', 'false');
  });

  test('NUM-01 copies a number by button, menu and key', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const row = page.getByRole('row', { name: /Main line/ });
    await row.hover();
    await row.getByRole('button', { name: 'Copy +1 (251) 555-0100' }).click();
    await expect(page.getByText('+1 (251) 555-0100 copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+12515550100');

    await row.getByRole('button', { name: 'Actions for Main line' }).click();
    await page.getByRole('menuitem', { name: 'Copy +1 (833) 555-0100' }).click();
    await expect(page.getByText('+1 (833) 555-0100 copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+18335550100');

    await row.focus();
    await page.keyboard.press('c');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('+12515550100');
  });

  test('NUM-01 goes to the last page when the address names one beyond it', async ({ page }) => {
    await page.goto(`${listing}?page=7`);
    await expect(page.getByRole('row', { name: /Main line/ })).toBeVisible();
    await expect(page).toHaveURL(listing);
  });

  test('NUM-01 has no axe finding in light, dark and at 360 px', async ({
    page,
    expectAccessible,
  }) => {
    for (const theme of ['light', 'dark'] as const) {
      await useTheme(page, theme);
      await expect(page.getByRole('row', { name: /Main line/ })).toBeVisible();
      await expectAccessible(page);
    }
    await expectNarrow(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Main line' })).toContainText(
      '+1 (251) 555-0100',
    );
    await expectAccessible(page);
  });

  test('NUM-02 says when there is no such company number', async ({ page }) => {
    await page.goto('/admin-settings/numbers/edit/018f0000-0000-7000-8000-000000000001/info');
    await expect(page.getByRole('heading', { name: 'This page is not found.' })).toBeVisible();
  });
});

for (const [who, label, number] of [
  ['malaysia', /Reservations/, '+60 32-155 0100'],
  ['canada', /./, '+1 ('],
] as const) {
  test(`NUM-01 writes numbers as the country does (${who})`, async ({ page }) => {
    await new LoginPage(page).resume(people[who]);
    await page.goto(listing);
    await expect(page.locator('tbody').getByRole('row', { name: label }).first()).toContainText(
      number,
    );
  });
}
