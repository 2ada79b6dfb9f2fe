import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { change, find } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('[P9] one long list holds a few rows, counts all and keeps the focus', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const listing = new PeopleListing(page);
  await listing.open();
  await page.getByRole('button', { name: 'Rows and columns' }).click();
  await listing.choose('One long list');
  await expect(page).toHaveURL(/view=scroll/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await expect(listing.rows.nth(15)).toBeVisible();
  const count = Number(await listing.table.getAttribute('aria-rowcount')) - 1;
  expect(count).toBeGreaterThan(40);
  expect(await listing.rows.count()).toBeLessThan(count);
  await expectAccessible(page);

  const first = await listing.rows.first().getByRole('link').first().innerText();
  await listing.rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('End');
  const last = listing.table.locator(`tr[aria-rowindex="${count + 1}"]`);
  await expect(last).toBeFocused();
  await expect(listing.row(first)).toBeHidden();
  await page.keyboard.press('x');
  await expect(listing.bulk).toContainText('2 selected');
  await page.keyboard.press('ArrowUp');
  await expect(listing.table.locator(`tr[aria-rowindex="${count}"]`)).toBeFocused();

  // The wheel takes the row out of sight, and the focus stays with it.
  await listing.table.hover();
  await page.mouse.wheel(0, -100_000);
  await expect(listing.row(first)).toBeInViewport();
  await expect(listing.table.locator(`tr[aria-rowindex="${count}"]`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(listing.row(first)).toBeFocused();
});

test('[P9] a row in sight changes in place while somebody edits the person [RT-11]', async ({
  page,
  secondBrowser,
}) => {
  const listing = new PeopleListing(page);
  await listing.open('?view=scroll&sort=fullName:desc');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const person = await find(other, 'wei ling');
  const row = listing.row(person.fullName);
  await row.scrollIntoViewIfNeeded();
  await change(other, person.id, { firstName: 'Weiling' });
  await expect(listing.row(person.fullName.replace('Wei Ling', 'Weiling'))).toBeInViewport();
  await change(other, person.id, { firstName: 'Wei Ling' });
  await expect(row).toBeInViewport();
});

for (const view of ['size=100', 'view=scroll']) {
  test(`PPL-01 comes back to the row one had scrolled to, ${view}`, async ({ page }) => {
    const listing = new PeopleListing(page);
    await listing.open(`?${view}&sort=extension:asc`);
    await listing.rows.first().focus();
    await page.keyboard.press('End');
    const name = await listing.rows.last().getByRole('link').first().innerText();
    await expect(listing.row(name)).toBeInViewport();
    await listing.row(name).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(listing.row(name)).toBeInViewport();
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await expect(listing.rows.first()).toBeInViewport();
  });
}

test('PPL-01 scrolls on without pages on a phone of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin-settings/users/listing');
  const list = page.getByRole('list', { name: 'Users' });
  // The server's rows stand before anything can be typed.
  await expect(page.getByRole('textbox', { name: 'Search users' })).toBeEnabled();
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  const count = Number(await list.getByRole('listitem').first().getAttribute('aria-setsize'));
  expect(count).toBeGreaterThan(40);
  await list.hover();
  await page.mouse.wheel(0, 100_000);
  await expect(list.locator(`[aria-posinset="${count}"]`)).toBeInViewport();
});

test('WCAG 1.4.10 at 400 % the head scrolls away, and rows fill the view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/admin-settings/users/listing');
  const rows = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(page.getByRole('textbox', { name: 'Search users' })).toBeEnabled();
  await expect(rows.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  // The list grows under the first turns of the wheel, as its rows come in place of the server's.
  await expect(async () => {
    await page.mouse.wheel(0, 1000);
    for (const at of [0, 1, 2]) {
      await expect(rows.nth(at)).toBeInViewport({ ratio: 0.9, timeout: 1000 });
    }
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  // Rows come as they are scrolled to, in a view as low as this too.
  expect(await rows.count()).toBeLessThan(30);
});
