import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('PPL-01 API-114 keeps search, filters, sort and page in the address', async ({
  page,
  secondBrowser,
}) => {
  const listing = new PeopleListing(page);
  await listing.open();
  await expect(listing.rows).toHaveCount(25);

  await listing.search.fill('okafor');
  await expect(listing.rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=okafor/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(listing.rows).toHaveCount(25);

  await page.getByRole('button', { name: 'Extension' }).click();
  await expect(page).toHaveURL(/sort=extension/);
  await expect(listing.table.getByRole('columnheader', { name: 'Extension' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(listing.row('Maya Okafor')).toBeVisible();
  // The rows of the earlier order stay until the answer is here.
  await expect
    .poll(async () => {
      const texts = await listing.rows.locator('td:nth-child(3)').allInnerTexts();
      return texts.every((text, at) => at === 0 || Number(texts[at - 1]) < Number(text));
    })
    .toBe(true);
  const before = await listing.rows.first().getByRole('link').first().innerText();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(listing.rows.first()).not.toContainText(before);
  const first = await listing.rows.first().getByRole('link').first().innerText();

  await page.reload();
  await expect(listing.rows.first()).toContainText(first);
  await listing.rows.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(listing.rows.first()).toContainText(first);

  const link = page.url();
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(link);
  await expect(new PeopleListing(other).rows.first()).toContainText(first);
});

test('PPL-01 PPL-07 narrows by status, role, team and presence', async ({ page }) => {
  const listing = new PeopleListing(page);
  await listing.open();
  await listing.pill(/Suspended/).click();
  await expect(page).toHaveURL(/status=suspended/);
  await expect(listing.rows.first()).toContainText('Suspended');
  await expect(listing.row('Peter Lindqvist')).toBeVisible();
  await listing.pill(/All/).click();

  await page.getByRole('button', { name: 'Role', exact: true }).first().click();
  await listing.choose('Admin');
  await expect(page).toHaveURL(/role=admin/);
  await page.getByRole('button', { name: 'Team', exact: true }).click();
  await listing.choose('Front desk');
  await expect(listing.row('Maya Okafor')).toBeVisible();
  await expect(listing.row('Daniel Whitcombe')).toBeHidden();
  await page.getByRole('button', { name: 'Remove filter Role' }).click();
  await expect(listing.row('Daniel Whitcombe')).toBeVisible();
});

test('PPL-01 works by keyboard alone', async ({ page }) => {
  const listing = new PeopleListing(page);
  await listing.open('?search=a');
  await page.keyboard.press('/');
  await expect(listing.search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(listing.rows).toHaveCount(25);

  await listing.rows.nth(0).focus();
  await page.keyboard.press('j');
  await expect(listing.rows.nth(1)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await expect(listing.bulk).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(listing.bulk).toBeHidden();

  // A menu takes the focus some frames after it opens, and gives it to the button as it closes.
  const verbs = page.getByRole('menuitem');
  const dots = listing.rows.nth(2).getByRole('button', { name: /^Actions for/ });
  await listing.rows.nth(2).focus();
  await page.keyboard.press('.');
  await expect(verbs.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(dots).toBeFocused();
  await page.keyboard.press('.');
  await expect(verbs.first()).toBeFocused();
  await page.getByRole('menuitem', { name: 'Suspend…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(dots).toBeFocused();

  const name = await listing.rows.nth(2).getByRole('link').first().innerText();
  await listing.rows.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('PPL-01 copies the number of a row and opens it by key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const listing = new PeopleListing(page);
  await listing.open('?search=ingrid');
  await listing.rows.first().focus();
  await page.keyboard.press('c');
  await expect(listing.toast('+1 (833) 555-0190 copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+1 (833) 555-0190');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Solberg' })).toBeVisible();
});

test('PPL-01 rows, columns and saved views follow to another browser', async ({
  page,
  secondBrowser,
}) => {
  const listing = new PeopleListing(page);
  await listing.open('?status=pending');
  const teamsOf = (of: PeopleListing) => of.table.getByRole('columnheader', { name: 'Teams' });
  const view = page.getByRole('button', { name: 'Rows and columns' });
  await expect(listing.rows.first()).toHaveCSS('height', '48px');
  await view.click();
  await listing.choose('Compact rows');
  await view.click();
  await listing.choose('Teams');
  await expect(teamsOf(listing)).toBeHidden();
  await page.getByRole('button', { name: 'Saved views' }).click();
  await listing.choose('Save this view…');
  await listing.dialog.getByRole('textbox', { name: /Name/ }).fill('Waiting');
  await listing.dialog.getByRole('checkbox', { name: 'Set as default view' }).check();
  await listing.dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name: 'Saved views, Waiting is open' })).toBeVisible();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.owner);
  const same = new PeopleListing(other);
  await same.open();
  await expect(other).toHaveURL(/status=pending/);
  await expect(teamsOf(same)).toBeHidden();
  await expect(same.rows.first()).toHaveCSS('height', '36px');
  await other.getByRole('button', { name: 'Saved views, Waiting is open' }).click();
  await same.choose('Manage views…');
  await same.dialog.getByRole('button', { name: 'Delete Waiting' }).click();
  await expect(same.toast('Waiting deleted')).toBeVisible();
});

test.afterEach(async ({ page }) => {
  const body = { density: 'comfortable', hidden: [] };
  await call(page, { method: 'PUT', path: '/api/list/people.users/choice', body });
});
