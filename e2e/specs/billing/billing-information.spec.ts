import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

const information = '/admin-settings/billing/billing-information';

test.describe('in the USA', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto(information);
  });

  test('shows cards with the default first and a warning before one expires', async ({ page }) => {
    const cards = page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Visa ending 4242');
    await expect(cards.first()).toContainText('Default');
    await expect(cards.last()).toContainText('Mastercard ending 0119');
    await expect(cards.last()).toContainText(/Expire[sd] 12\/\d{4}/);
  });

  test('shows billing contacts and address of the account', async ({ page }) => {
    const contacts = page.getByRole('region', { name: 'Billing contacts' });
    await expect(contacts).toContainText('renee@harbordental.com');
    const address = page.getByRole('region', { name: 'Billing address' });
    await expect(address).toContainText('214 Dauphin Street');
    await expect(address).toContainText('Mobile, AL 36602');
  });

  test('ENUM-02 shows every status of an invoice as annex E3 words it', async ({ page }) => {
    const invoices = page.getByRole('region', { name: 'Invoices' });
    for (const word of ['Draft', 'Open', 'Paid', 'Failed', 'Void', 'Uncollectible']) {
      await expect(invoices.getByText(word, { exact: true }).first(), word).toBeVisible();
    }
    const open = invoices.getByRole('row').filter({ hasText: 'Open' });
    await expect(open).toContainText('$1,284.15');
    await expect(invoices.getByRole('row').filter({ hasText: 'Failed' }).first()).toContainText(
      'Overdue since',
    );
  });

  test('no number, date or period of an invoice is cut on a desk', async ({ page }) => {
    const cells = page.getByRole('region', { name: 'Invoices' }).locator('tbody td');
    await expect(cells.first()).toHaveText(/^INV-/);
    const cut = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('API-47 reads on from the last invoice until there are no more', async ({ page }) => {
    const rows = page.getByRole('region', { name: 'Invoices' }).locator('tbody tr');
    await expect(rows).toHaveCount(10);
    const numbers = await rows.locator('td:first-child').allInnerTexts();
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(rows).toHaveCount(20);
    const all = await rows.locator('td:first-child').allInnerTexts();
    expect(all.slice(0, 10)).toEqual(numbers);
    expect(new Set(all).size).toBe(20);
    await expect(more).toHaveCount(0);
  });

  test('ERR-05 a panel that fails leaves the others alone', async ({ page }) => {
    await bringNothing(page);
    await page.route('**/api/paymentmethod?*', (route) => route.abort());
    await page.goto(information);
    const cards = page.getByRole('region', { name: 'Cards' });
    await expect(cards).toContainText('Cards could not be loaded');
    await expect(page.getByRole('row').filter({ hasText: 'Open' })).toBeVisible();
    await page.unroute('**/api/paymentmethod?*');
    await cards.getByRole('button', { name: 'Try again' }).click();
    await expect(cards).toContainText('Visa ending 4242');
  });

  test('keeps the invoices read when older ones fail', async ({ page }) => {
    const rows = page.getByRole('region', { name: 'Invoices' }).locator('tbody tr');
    await expect(rows).toHaveCount(10);
    await page.route('**/api/invoice?*startAfter*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(page.getByText('Older invoices could not be loaded')).toBeVisible();
    await expect(rows).toHaveCount(10);
    await page.unroute('**/api/invoice?*startAfter*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows).toHaveCount(20);
  });

  test('has no axe finding in light, dark and at 360 px', async ({ page, expectAccessible }) => {
    for (const theme of ['light', 'dark'] as const) {
      await useTheme(page, theme);
      await expect(page.getByRole('row').filter({ hasText: 'Open' })).toBeVisible();
      await expectAccessible(page);
    }
    await expectNarrow(page);
    const invoices = page.getByRole('region', { name: 'Invoices' });
    await expect(invoices.getByRole('listitem').filter({ hasText: 'Open' })).toContainText(
      '$1,284.15',
    );
    await expectAccessible(page);
  });
});

test('OP-112 shows amounts of Malaysia in ringgit', async ({ page }) => {
  await new LoginPage(page).signIn(people.malaysia);
  await page.goto(information);
  const open = page.getByRole('row').filter({ hasText: 'Open' });
  await expect(open).toContainText('RM 688.00');
  await expect(page.getByRole('region', { name: 'Billing address' })).toContainText('Malaysia');
});

test('says so when an account has no card yet', async ({ page }) => {
  await new LoginPage(page).signIn(people.canada);
  await page.goto(information);
  await expect(page.getByRole('region', { name: 'Cards' })).toContainText('None yet');
  await expect(page.getByRole('region', { name: 'Invoices' })).toContainText('$0.00');
});
