import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { asStaff, republish } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { invite } from '../../pages/people-api.ts';
import { PeopleProfile } from '../../pages/people-profile.ts';
import { StaffPage } from '../../pages/staff-page.ts';

const users = '/admin-settings/users/listing';
const billing = '/admin-settings/billing/billing-information';

const pointerOf = async (portal: Portal, area: string) => {
  const answer = await asStaff(portal, `/api/releases/direct/${area}`);
  return (await answer.json()) as { version: number; live: { version: string } };
};

/** Publishes an area's build under a version, and gives it to everyone. */
async function release(
  portal: Portal,
  area: string,
  version: string,
  patch?: (text: string) => string,
): Promise<void> {
  await republish(portal, `mfe-${area}`, { version, ...(patch && { patch }) });
  const pointer = await pointerOf(portal, area);
  const answer = await asStaff(portal, `/api/releases/direct/${area}/promote`, {
    method: 'POST',
    version: pointer.version,
    body: { remote: `mfe-${area}`, version, audience: 'all', why: 'A release' },
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Withdraws a version, and waits until a page has read the registry that says so. */
async function withdraw(portal: Portal, page: Page, area: string, version: string): Promise<void> {
  const read = page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/registry')) return false;
    return (await response.text()).includes(`"version":"${version}"`);
  });
  const path = `/api/releases/versions/mfe-${area}/${version}/withdraw`;
  const body = { why: 'It loses invoices' };
  const answer = await asStaff(portal, path, { method: 'POST', body });
  expect(answer.status, await answer.text()).toBe(200);
  await read;
}

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSamePage', true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.has(window, 'isSamePage'));
const sidebar = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);

test('a page with a withdrawn version stays until its next navigation, which loads it anew', async ({
  page,
  portal,
}) => {
  await release(portal, 'billing', 'billing-w1', (text) =>
    text.replaceAll('Billing information', 'Billing without invoices'),
  );
  await new LoginPage(page).resume(people.owner);
  await page.goto(billing);
  await expect(title(page)).toHaveText(/^Billing without invoices/);
  await mark(page);
  await withdraw(portal, page, 'billing', 'billing-w1');
  await expect(title(page)).toHaveText(/^Billing without invoices/);
  expect(await isSamePage(page)).toBe(true);

  await sidebar(page, users).click();
  await expect(page).toHaveURL(/\/admin-settings\/users/);
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(title(page)).toHaveText(/^Users/);
  await page.goto(billing);
  await expect(title(page)).toHaveText(/^Billing information/);
});

test('input that is not saved is asked for before a withdrawn version goes', async ({
  page,
  portal,
}) => {
  await release(portal, 'people', 'people-w1');
  await new LoginPage(page).resume(people.owner);
  const { id } = await invite(page, 'Wanda');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await profile.title.fill('Half a sentence');
  await mark(page);
  await withdraw(portal, page, 'people', 'people-w1');
  await sidebar(page, users).click();
  await expect(profile.dialog).toContainText('You have unsaved changes. Leave this page?');
  await profile.dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(profile.title).toHaveValue('Half a sentence');
  expect(await isSamePage(page)).toBe(true);

  await sidebar(page, users).click();
  await profile.dialog.getByRole('button', { name: 'Leave page' }).click();
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(page).toHaveURL(/\/admin-settings\/users\/listing/);
  await expect(title(page)).toHaveText(/^Users/);
});

test('an area that was not opened yet comes in the version of a release meanwhile, without a reload', async ({
  page,
  portal,
}) => {
  await new LoginPage(page).resume(people.owner);
  const warmed = page.waitForRequest(/\/assets\/mfe-billing\/.*remoteEntry\.js/);
  await page.goto(users);
  await expect(title(page)).toHaveText(/^Users/);
  // Idle time has fetched the files of the version that is about to go.
  await warmed;
  await mark(page);
  await release(portal, 'billing', 'billing-w2', (text) =>
    text.replaceAll('Billing information', 'Billing as of now'),
  );
  await sidebar(page, billing).click();
  await expect(title(page)).toHaveText(/^Billing as of now/);
  expect(await isSamePage(page)).toBe(true);
});

test('staff withdraw the live version and go back to one of several', async ({ page, portal }) => {
  for (const version of ['settings-w1', 'settings-w2', 'settings-w3']) {
    await release(portal, 'settings', version);
  }
  const label = 'Your settings';
  const staff = new StaffPage(page);
  await staff.signIn();
  const live = staff.area(label).getByRole('row', { name: /Live/ });
  await expect(live).toContainText('settings-w3');

  await staff.start(label, 'Roll back…');
  await staff.dialog.getByRole('radio', { name: 'settings-w1' }).check();
  await expect(staff.dialog).toContainText('goes from settings-w3 back to settings-w1.');
  await staff.why.fill('Both newer ones are slow');
  await staff.dialog.getByRole('button', { name: 'Roll back to settings-w1' }).click();
  await expect(staff.dialog).toBeHidden();
  await expect(live).toContainText('settings-w1');

  await staff.start(label, 'Versions');
  const list = page.getByRole('list', { name: 'Published versions of Your settings' });
  const item = list.getByRole('listitem').filter({ hasText: 'settings-w1' });
  await expect(item.getByText(/live$/)).toBeVisible();
  await item.getByRole('button', { name: 'Withdraw…' }).click();
  const question = page.getByRole('dialog', { name: /^Withdraw/ });
  await question.getByRole('button', { name: 'Withdraw settings-w1' }).click();
  await expect(question.getByText('Say why in a few words.')).toBeVisible();
  await question.getByLabel(/^Why/).fill('It loses settings');
  await question.getByRole('button', { name: 'Withdraw settings-w1' }).click();
  await expect(question).toBeHidden();
  await expect(item.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(item).toContainText('by Ines Duarte: It loses settings');
  await expect(item.getByRole('button', { name: 'Promote…' })).toHaveCount(0);
  await expect(item.getByRole('button', { name: 'Preview in this browser' })).toHaveCount(0);
  const after = await pointerOf(portal, 'settings');
  expect(after.live.version).not.toBe('settings-w1');
});
