import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const listing = '/admin-settings/numbers/listing';

test.describe('in the USA', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto(listing);
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
});
