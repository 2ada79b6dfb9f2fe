import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const information = '/admin-settings/billing/billing-information';

test('API-47 shows cards, contacts and every invoice, and reads on to the last one', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(information);
  const cards = page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Visa ending 4242');
  await expect(cards.first()).toContainText('Default');
  await expect(cards.last()).toContainText('Mastercard ending 0119');
  await expect(cards.last()).toContainText(/Expire[sd] 12\/\d{4}/);
  const contacts = page.getByRole('region', { name: 'Billing contacts' });
  await expect(contacts).toContainText('renee@harbordental.com');
  const address = page.getByRole('region', { name: 'Billing address' });
  await expect(address).toContainText('Mobile, AL 36602');

  const invoices = page.getByRole('region', { name: 'Invoices' });
  for (const word of ['Draft', 'Paid', 'Failed', 'Void', 'Uncollectible']) {
    await expect(invoices.getByText(word, { exact: true }).first(), word).toBeVisible();
  }
  const rows = invoices.locator('tbody tr');
  const cut = await rows
    .locator('td')
    .evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);

  await expect(rows).toHaveCount(10);
  await page.route('**/api/invoice?*startAfter*', (route) => route.abort());
  const more = page.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect(page.getByText('Older invoices could not be loaded')).toBeVisible();
  await expect(rows).toHaveCount(10);
  await page.unroute('**/api/invoice?*startAfter*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(20);
  await more.click();
  await expect(more).toHaveCount(0);
  const all = await rows.locator('td:first-child').allInnerTexts();
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all).size).toBe(all.length);
});

test('ERR-05 a panel that fails leaves the others alone', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await bringNothing(page);
  await page.route('**/api/paymentmethod?*', (route) => route.abort());
  await page.goto(information);
  const cards = page.getByRole('region', { name: 'Cards' });
  await expect(cards).toContainText('Cards could not be loaded');
  await expect(page.getByRole('row').filter({ hasText: 'Failed' })).toBeVisible();
  await page.unroute('**/api/paymentmethod?*');
  await cards.getByRole('button', { name: 'Try again' }).click();
  await expect(cards).toContainText('Visa ending 4242');
});
