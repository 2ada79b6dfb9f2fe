import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, invite } from '../../pages/people-api.ts';
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

test('PPL-01 says when nobody matches, and clears the search', async ({ page }) => {
  const listing = new PeopleListing(page);
  await listing.open();
  await listing.search.fill('okonkwo');
  await expect(page.getByRole('heading', { name: 'No users match “okonkwo”' })).toBeVisible();
  await expect(
    page.getByText(/Searched names, emails, extensions and numbers in all/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(listing.rows).toHaveCount(25);
});

test('PPL-01 offers another try when the list cannot be loaded', async ({ page }) => {
  const listing = new PeopleListing(page);
  await bringNothing(page);
  await page.route('**/api/teammate?*', (route) => route.abort());
  await page.goto('/admin-settings/users/listing');
  await expect(page.getByRole('heading', { name: 'Users could not be loaded' })).toBeVisible();
  await page.unroute('**/api/teammate?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(listing.rows).toHaveCount(25);
});

test('OP-26 marks the owner and the own row, and refuses what cannot be done to them', async ({
  page,
}) => {
  const listing = new PeopleListing(page);
  await listing.open('?search=renee');
  const own = listing.row('Renee Castellano');
  await expect(own).toContainText('Owner');
  await expect(own).toContainText('You');
  await listing.openMenu('Renee Castellano');
  for (const name of [/Sign in as this user/, /Suspend…/, /Delete…/]) {
    const verb = page.getByRole('menuitem', { name });
    await expect(verb).toHaveAttribute('aria-disabled', 'true');
    await expect(verb).toContainText('This is you');
  }
});

test('PPL-01 PPL-09 suspends with a question and takes it back with Undo', async ({ page }) => {
  const listing = new PeopleListing(page);
  await listing.open('?search=grace@');
  const row = listing.row('Grace Adeyemi');
  await listing.openMenu('Grace Adeyemi');
  await listing.choose('Suspend…');
  await expect(listing.dialog).toContainText('Suspend Grace Adeyemi?');
  await listing.dialog.getByRole('button', { name: 'Suspend user' }).click();
  await expect(row).toContainText('Suspended');
  await listing.toast('Grace Adeyemi is suspended').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Active');
  await page.reload();
  await expect(row).toContainText('Active');
});

test('PPL-09 takes a status back on the screen when the server refuses', async ({ page }) => {
  const listing = new PeopleListing(page);
  await listing.open('?search=ingrid');
  await page.route('**/offboard', (route) =>
    route.fulfill({
      status: 409,
      json: { responseCode: 'INVALIDTRANSITION', message: '', errors: [], traceId: 'T' },
    }),
  );
  await listing.openMenu('Ingrid Solberg');
  await listing.choose('Suspend…');
  await listing.dialog.getByRole('button', { name: 'Suspend user' }).click();
  await expect(listing.dialog).toContainText('This action is not allowed in the current status.');
  await listing.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(listing.row('Ingrid Solberg')).toContainText('Active');
});

test('PPL-08 deletes after the specified question', async ({ page }) => {
  const listing = new PeopleListing(page);
  await listing.open();
  const person = await invite(page, 'Delia');
  await listing.open('?search=delia');
  await listing.openMenu(person.fullName);
  await listing.choose('Delete…');
  await expect(listing.dialog).toContainText(`Are you sure you want to delete ${person.fullName}?`);
  await listing.dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(listing.toast(`${person.fullName} deleted`)).toBeVisible();
  await expect(listing.row(person.fullName)).toBeHidden();
});

test('PPL-01 acts on many, names whom it skips, and takes it back', async ({ page }) => {
  const listing = new PeopleListing(page);
  await listing.open('?size=100');
  await listing.select('Elena Vasquez');
  await listing.select('Farid Haddad');
  await listing.select('Alice Nakagawa');
  await listing.select('Renee Castellano');
  await expect(listing.bulk).toContainText('4 selected');
  await expect(listing.bulk).toContainText('Resend applies to 1 pending user');
  await expect(listing.bulk).toContainText('Suspend applies to 2 active users');
  await listing.bulk.getByRole('button', { name: 'Suspend' }).click();
  await expect(listing.dialog).toContainText('Suspend 2 users?');
  await expect(listing.dialog).toContainText('Alice Nakagawa: pending');
  await expect(listing.dialog).toContainText('Renee Castellano: that is you');
  await listing.dialog.getByRole('button', { name: 'Suspend 2 users' }).click();
  await expect(listing.row('Elena Vasquez')).toContainText('Suspended');
  await expect(listing.row('Farid Haddad')).toContainText('Suspended');
  await listing.toast('2 users suspended').getByRole('button', { name: 'Undo' }).click();
  await expect(listing.row('Elena Vasquez')).toContainText('Active');
  await expect(listing.row('Farid Haddad')).toContainText('Active');
});

test('PPL-01 deletes many once what they are using is known; the activity tells of it', async ({
  page,
}) => {
  const listing = new PeopleListing(page);
  await listing.open();
  const one = await invite(page, 'Bulka');
  const two = await invite(page, 'Bulkb');
  await listing.open('?search=bulk&sort=fullName:asc');
  await listing.select(one.fullName);
  await listing.select(two.fullName);
  await listing.bulk.getByRole('button', { name: 'Delete' }).click();
  const confirm = listing.dialog.getByRole('button', { name: 'Delete 2 users' });
  await expect(listing.dialog).toContainText('no numbers, teams, devices or call routing');
  await expect(confirm).toBeDisabled();
  await listing.dialog.getByLabel('Type delete to confirm').fill('delete');
  await confirm.click();
  await listing.toast('2 users deleted').waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await listing.choose('Activity');
  const activity = page.getByRole('dialog', { name: 'Activity' });
  const entry = activity.getByRole('listitem').filter({ hasText: `${two.fullName} (deleted)` });
  await expect(entry.first()).toContainText('in bulk');
  await expect(entry.first()).toContainText('Deleted the user');
  await activity.getByRole('textbox', { name: 'Search names' }).fill(one.fullName);
  await expect(entry).toHaveCount(0);
  await page.reload();
  await expect(activity).toContainText(`${one.fullName} (deleted)`);
  await page.goBack();
  await expect(activity).toBeHidden();
  await expect(page).toHaveURL(/search=bulk/);
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

  await listing.rows.nth(2).focus();
  await page.keyboard.press('.');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();

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

for (const scheme of ['light', 'dark'] as const) {
  test(`PPL-01 has no axe finding, ${scheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const listing = new PeopleListing(page);
    await listing.open();
    await expectAccessible(page);
    await listing.select('Amara Nwosu');
    await expectAccessible(page);
    await listing.openMenu('Alice Nakagawa');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
  });
}

test('PPL-01 fits a phone of 360 px', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin-settings/users/listing');
  const list = page.getByRole('list', { name: 'Users' });
  await expect(list.getByRole('link', { name: 'Alice Nakagawa' })).toBeVisible();
  await expect(list.getByRole('listitem').first()).toContainText('Ext. 1008');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Alice Nakagawa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Alice Nakagawa' });
  await expect(sheet.getByRole('button', { name: 'Resend invitation' })).toBeVisible();
  await expectAccessible(page);
});

test('[annex J7] changes many with a list that opens by typing, and takes it back', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  const listing = new PeopleListing(page);
  await listing.open();
  await listing.select('Fiona Gallagher');
  await listing.select('Farid Haddad');
  await listing.bulk.getByRole('button', { name: 'Edit' }).click();
  await expect(listing.dialog.getByRole('combobox', { name: 'Role' })).toBeFocused();
  await page.keyboard.type('adm');
  await expect(page.getByTitle('Standard')).toBeHidden();
  await page.keyboard.press('Enter');
  await listing.dialog.getByRole('button', { name: 'Change 2 users' }).click();
  await expect(listing.toast('Role changed for 2 users')).toBeVisible();
  await expect(listing.row('Fiona Gallagher')).toContainText('Admin');
  await listing.toast('Role changed for 2 users').getByRole('button', { name: 'Undo' }).click();
  await expect(listing.row('Fiona Gallagher')).toContainText('Standard');
});
