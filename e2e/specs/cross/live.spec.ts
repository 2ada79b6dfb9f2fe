import type { APIRequestContext, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { confirm, makeAccount, setAccountStatus } from '../../pages/accounts.ts';
import {
  addCompanyNumber,
  addPhoneNumber,
  makeDefault,
  removeCompanyNumber,
  removePhoneNumber,
  renameCompanyNumber,
  written,
} from '../../pages/company-numbers-api.ts';
import { liveChannelOf } from '../../pages/live-channel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, change, invite } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test.slow();

test('RT-02 connects by a websocket upgrade alone, without negotiation', async ({ page }) => {
  const sockets: string[] = [];
  const calls: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const isLive = liveChannelOf(page);
  await new LoginPage(page).signIn(people.canada);
  await isLive;
  expect(sockets).toEqual(['/hub']);
  expect(calls.filter((path) => path.startsWith('/hub'))).toEqual([]);
});

test('RT-03 events flow again after the server was restarted', async ({ page, portal }) => {
  const opened = page.waitForEvent('websocket');
  await new LoginPage(page).signIn(people.owner);
  await opened;
  await page.goto('/admin-settings/users/listing?search=selma');
  await expect(page.getByRole('heading', { name: 'No users match “selma”' })).toBeVisible();
  const back = page.waitForEvent('websocket', { timeout: 60_000 });
  await portal.crashAndRestart();
  await back;
  const person = await invite(page, 'Selma');
  await expect(new PeopleListing(page).row(person.fullName)).toBeVisible({ timeout: 30_000 });
});

test('RT-08 RT-09 company numbers and their phone numbers follow another browser', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).signIn(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await expect(page.getByRole('row', { name: /Main line/ })).toBeVisible();
  const other = await secondBrowser();
  await new LoginPage(other).signIn(people.admin);
  const row = (label: string) => page.getByRole('row').filter({ hasText: label });

  const { id, first } = await addCompanyNumber(other, 'Atrium desk');
  await expect(row('Atrium desk')).toContainText(written(first.number));
  await renameCompanyNumber(other, id, 'Atrium phone');
  await expect(row('Atrium phone')).toBeVisible();
  await expect(row('Atrium desk')).toHaveCount(0);

  const second = await addPhoneNumber(other, id);
  const numbers = row('Atrium phone').getByText(/^\+1 /);
  await expect(numbers).toHaveText([written(first.number), written(second.number)]);
  await makeDefault(other, second.path);
  await expect(numbers).toHaveText([written(second.number), written(first.number)]);
  await removePhoneNumber(other, first.path);
  await expect(numbers).toHaveText([written(second.number)]);

  await removeCompanyNumber(other, id);
  await expect(row('Atrium phone')).toHaveCount(0);
});

test('RT-18 RT-19 RT-20 a changed role is shown at once, a suspension with its reason, and revoked access ends', async ({
  page,
  secondBrowser,
  request,
}) => {
  const { owner, other } = await twoPeople(page, await secondBrowser(), request);
  const shell = new ShellPage(other.page);
  await expect(shell.heading).toBeVisible();
  await expect(shell.sidebar).toHaveCount(0);
  await change(owner.page, other.id, { role: 'admin' });
  await shell.entry('COMPANY NUMBERS').click();
  await expect(other.page).toHaveURL('/admin-settings/numbers/listing');
  await other.page.keyboard.press('ControlOrMeta+k');
  await expect(other.page.getByRole('option', { name: 'Call routing check' })).toBeVisible();
  await other.page.keyboard.press('Escape');
  await change(owner.page, other.id, { role: 'standard' });
  await expect(other.page).toHaveURL('/your-settings/profile');
  await expect(shell.heading).toBeVisible();
  await expect(shell.sidebar).toHaveCount(0);

  const note = other.page.getByText(
    'Your user account is suspended. Please contact your administrator.',
    { exact: true },
  );
  await setStatus(owner.page, other.id, 'active');
  await setStatus(owner.page, other.id, 'suspend');
  await expect(other.page).toHaveURL(/\/auth\/login/);
  await expect(note).toBeVisible();
  await other.page.reload();
  await expect(new LoginPage(other.page).submit).toBeVisible();
  await expect(note).toHaveCount(0);

  await setStatus(owner.page, other.id, 'active');
  const isLive = liveChannelOf(other.page);
  await new LoginPage(other.page).fill(other.email);
  await expect(other.page).toHaveURL('/your-settings/profile');
  await isLive;
  await call(owner.page, { method: 'DELETE', path: `/api/teammate/${other.id}/session` });
  await expect(other.page).toHaveURL(/\/auth\/login/);
  await other.page.goto('/your-settings/profile');
  await expect(other.page).toHaveURL(/\/auth\/login/);
});

test('RT-21 RT-22 SHELL-45 SHELL-46 a suspended account is told over the open page, a cancelled one logs out everybody', async ({
  page,
  secondBrowser,
  request,
}) => {
  const { owner, other, tenantId } = await twoPeople(page, await secondBrowser(), request);
  const admins = owner.page.getByRole('dialog', { name: 'Account Suspended' });
  const others = other.page.getByRole('dialog', { name: 'Account Suspended' });
  await setAccountStatus(request, tenantId, 'suspended');
  await expect(admins).toContainText(
    'Your account has been suspended. Go to the billing portal to settle outstanding payments.',
  );
  await expect(others).toContainText(
    'Your account has been suspended. Please contact the account owner or support.',
  );
  await expect(others.getByRole('button', { name: 'Go to billing portal' })).toHaveCount(0);
  await owner.page.keyboard.press('Escape');
  await expect(admins).toBeVisible();

  const opened = owner.page.waitForEvent('popup');
  await admins.getByRole('button', { name: 'Go to billing portal' }).click();
  const portal = await opened;
  await expect(portal.getByRole('heading', { name: 'To pay' })).toBeVisible();
  await expect(portal.getByRole('dialog')).toHaveCount(0);

  await owner.page.goto('/admin-settings/teams/listing');
  await expect(admins).toBeVisible();
  await setAccountStatus(request, tenantId, 'active');
  for (const dialog of [admins, others]) await expect(dialog).toBeHidden();

  await setAccountStatus(request, tenantId, 'suspended');
  for (const dialog of [admins, others]) await expect(dialog).toBeVisible();
  await setAccountStatus(request, tenantId, 'cancel');
  for (const browser of [owner.page, other.page]) {
    await expect(browser.getByText('Your user account has been removed.')).toBeVisible();
    await expect(browser).toHaveURL(/\/auth\/login/);
    await expect(new LoginPage(browser).submit).toBeVisible();
  }
});

/** An account of two: its owner in one browser, a standard user in another, both connected. */
async function twoPeople(page: Page, second: Page, request: APIRequestContext) {
  const account = await makeAccount(request);
  const ownerIsLive = liveChannelOf(page);
  await new LoginPage(page).signIn(account.owner.email);
  const person = await invite(page, 'Ilse');
  await confirm(request, person.email);
  const otherIsLive = liveChannelOf(second);
  await new LoginPage(second).signIn(person.email);
  await Promise.all([ownerIsLive, otherIsLive]);
  return {
    tenantId: account.tenantId,
    owner: { page },
    other: { page: second, id: person.id, fullName: person.fullName, email: person.email },
  };
}

async function setStatus(page: Page, id: string, status: string): Promise<void> {
  const path = `/api/teammate/${id}`;
  const { version } = await call<{ version: number }>(page, { method: 'GET', path });
  await call(page, { method: 'PUT', path: `${path}/status/${status}`, version });
}
