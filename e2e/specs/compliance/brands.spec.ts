import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

const listing = '/admin-settings/compliance/brands/listing';
const calls = '**/api/brand?*';

test.describe('in the USA', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto(listing);
  });

  test('COMP-02 shows type, status, feedback and vetting of each brand', async ({ page }) => {
    const row = (name: string) => page.getByRole('row', { name });
    await expect(row('Harbor Dental Group LLC')).toContainText('Verified');
    await expect(row('Harbor Dental Group LLC')).toContainText('Passed, score 78');
    await expect(row('Harbor Dental Group LLC')).toContainText('1 more vetting');
    await expect(row('Harbor Orthodontics Inc')).toContainText('Pending');
    await expect(row('Harbor Orthodontics Inc')).toContainText('None');
    await expect(row('Harbor Smiles Foundation')).toContainText('Unverified');
    await expect(row('Harbor Smiles Foundation')).toContainText('3 points to correct');
    await expect(row('Harbor Smiles Foundation')).toContainText('Non-profit');
    await expect(row('Gulf Coast Dental Supply Corp')).toContainText('Suspended');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4');
  });

  test('COMP-02 sorts by company, status and day, and searches', async ({ page }) => {
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toContainText('Gulf Coast Dental Supply Corp');
    await page.getByRole('button', { name: 'Created' }).click();
    await page.getByRole('button', { name: 'Created' }).click();
    await expect(page).toHaveURL(/sort=createdAt%3Adesc/);
    await expect(rows.first()).toContainText('Harbor Orthodontics Inc');
    await page.reload();
    await expect(rows.first()).toContainText('Harbor Orthodontics Inc');

    await page.getByRole('textbox', { name: 'Search company name' }).fill('smiles');
    await expect(rows).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Search company name' }).fill('zebra');
    await expect(page.getByRole('heading', { name: 'No brands match “zebra”' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(rows).toHaveCount(4);
  });

  test('COMP-02 opens a brand from its row, and comes back to the list', async ({ page }) => {
    await page.getByRole('link', { name: 'Harbor Smiles Foundation' }).click();
    await expect(page).toHaveURL(/\/compliance\/brands\/details\/[\w-]+/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('Harbor Smiles Foundation');
    await page.goBack();
    await expect(heading).toContainText('Brands');
    await expect(page.locator('tbody tr')).toHaveCount(4);
  });

  test('ERR-05 offers another try, and keeps rows that are there', async ({ page }) => {
    await bringNothing(page);
    await page.route(calls, (route) => route.abort());
    await page.goto(listing);
    await expect(page.getByRole('heading', { name: 'Brands could not be loaded' })).toBeVisible();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(4);

    await page.route(calls, (route) => route.abort());
    await page.getByRole('button', { name: 'Status' }).click();
    await expect(page.getByText('Brands could not be refreshed')).toBeVisible();
    await expect(page.locator('tbody tr')).toHaveCount(4);
  });

  test('has no axe finding in light, dark and at 360 px', async ({ page, expectAccessible }) => {
    for (const theme of ['light', 'dark'] as const) {
      await useTheme(page, theme);
      await expect(page.getByRole('row', { name: 'Harbor Dental Group LLC' })).toBeVisible();
      await expectAccessible(page);
    }
    await expectNarrow(page);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Harbor Smiles Foundation' }),
    ).toContainText('Unverified');
    await expectAccessible(page);
  });
});

for (const who of ['canada', 'malaysia'] as const) {
  test(`ROLE-11 OP-28 is not there outside the USA (${who})`, async ({ page }) => {
    await new LoginPage(page).signIn(people[who]);
    await page.goto(listing);
    await expect(page.getByRole('heading', { name: 'This page is not found.' })).toBeVisible();
  });
}
