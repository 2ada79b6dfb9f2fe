import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { asStaff, republish } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { invite } from '../../pages/people-api.ts';
import { PeopleProfile } from '../../pages/people-profile.ts';
import { ShellPage } from '../../pages/shell-page.ts';

// Staged failures are hidden by a service worker that answers from its own cache.
test.use({ serviceWorkers: 'block' });
test.slow();

const pointer = '/api/releases/direct/billing';
const billing = '/admin-settings/billing/billing-information';

const panel = (page: Page) => page.getByRole('dialog', { name: 'What’s new' });
const note = (page: Page, title: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: title }) });
const toast = (page: Page, text: string) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: text });
const updated = (page: Page) => toast(page, 'Jackfield has been updated.');

async function move(portal: Portal, verb: 'promote' | 'rollback', body: object): Promise<void> {
  const { version } = await (await asStaff(portal, pointer)).json();
  const answer = await asStaff(portal, `${pointer}/${verb}`, { method: 'POST', body, version });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Gives everybody a release of billing that has something new to tell. */
async function release(portal: Portal, id: string): Promise<void> {
  const patch = (text: string) =>
    text
      .replaceAll('payments-on-home', id)
      .replaceAll('See failed payments on Home', 'Invoices by month');
  const manifest = { news: [{ id, on: '2027-01-04' }] };
  await republish(portal, 'mfe-billing', { version: id, patch, manifest });
  const body = { remote: 'mfe-billing', version: id, audience: 'all', why: 'Invoices by month' };
  await move(portal, 'promote', body);
}

async function openByPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  await page.keyboard.type('what');
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  await expect(palette.getByRole('option').first()).toContainText('What’s new');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
}

test('news of a release is told once, not in the middle of input, and read in a panel', async ({
  page,
  portal,
  expectAccessible,
}) => {
  const { avatar } = new ShellPage(page);
  await page.clock.install();
  await new LoginPage(page).resume(people.owner);
  await page.goto('/');
  const { id } = await invite(page, 'Wilma');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await expect(avatar).not.toHaveAccessibleName(/news/);
  await profile.title.fill('Half a sentence');

  await release(portal, 'billing-first-news');
  await page.reload();
  await expect(profile.title).toHaveValue('Half a sentence');
  await expect(avatar).toHaveAccessibleName(/, 1 update to read$/);
  await page.clock.fastForward(20_000);
  await expect(updated(page)).toHaveCount(0);
  await profile.save.click();
  await expect(profile.toast('saved')).toBeVisible();
  await page.clock.fastForward(10_000);
  await updated(page).getByRole('button', { name: 'What’s new' }).click();

  await expect(panel(page).getByRole('heading', { level: 3 }).first()).toHaveText('Jan 04, 2027');
  await expect(note(page, 'Invoices by month')).toContainText('New');
  await expect(note(page, 'Home says whether all is well')).not.toContainText('New');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(avatar).not.toHaveAccessibleName(/news/);

  await page.reload();
  await expect(profile.title).toHaveValue('Half a sentence');
  await page.clock.fastForward(20_000);
  await expect(updated(page)).toHaveCount(0);
  await openByPalette(page);
  await expect(note(page, 'Invoices by month')).not.toContainText('New');
  await note(page, 'Invoices by month').getByRole('link', { name: 'Open Billing' }).click();
  await expect(page).toHaveURL(new RegExp(`${billing}$`));
  await expect(panel(page)).toBeHidden();
  await move(portal, 'rollback', { why: 'The test is over' });
});

test('OP-38 news follows the reload that is offered; an area that fails costs a line', async ({
  page,
  portal,
  watch,
}) => {
  watch.allow(/Loading chunk|Failed to|RUNTIME|federation|ScriptExternal/i);
  await new LoginPage(page).signIn(people.owner, billing);
  await release(portal, 'billing-second-news');
  const isBroken = ({ pathname }: URL) => /\/mfe-billing\/.*contribution-news/.test(pathname);
  await page.route(isBroken, (route) => route.fulfill({ status: 404 }));
  await toast(page, 'A new version is available.')
    .getByRole('button', { name: 'Reload' })
    .click({ timeout: 20_000 });
  const shell = new ShellPage(page);
  await updated(page).getByRole('button', { name: 'What’s new' }).click({ timeout: 20_000 });
  await expect(panel(page)).toContainText('Updates for Billing could not be loaded.');
  await expect(note(page, 'A calendar of who answers')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shell.avatar).toHaveAccessibleName(/, 1 update to read$/);

  await shell.avatar.click();
  await shell.drawer.getByRole('button', { name: /^What’s new/ }).click();
  await expect(panel(page)).toContainText('could not be loaded');
  await page.unroute(isBroken);
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(note(page, 'Invoices by month')).toContainText('New');
  await expect(panel(page)).not.toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await expect(shell.avatar).not.toHaveAccessibleName(/news/);
  await move(portal, 'rollback', { why: 'The test is over' });
});

test('a standard user reads what is for them, at 360 px and in the dark', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).signIn(people.standard, '/your-settings/profile');
  await useTheme(page, 'dark');
  await expectNarrow(page);
  await openByPalette(page);
  await expect(note(page, 'See the impact before you save')).toBeVisible();
  await expect(note(page, 'Home says whether all is well')).toHaveCount(0);
  await expect(note(page, 'A calendar of who answers')).toHaveCount(0);
  await expectAccessible(page);
  await note(page, 'Sign in with a passkey').getByRole('link', { name: 'Open Security' }).click();
  await expect(page).toHaveURL(/\/your-settings\/security$/);
});
