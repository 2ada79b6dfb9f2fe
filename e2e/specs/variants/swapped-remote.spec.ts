import { watchHoldings } from '../../fixtures/holdings.ts';
import { releaseNoticeBoard, swappedVariant } from '../../fixtures/notice-board.ts';
import { people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { expect } from '../../fixtures/test.ts';
import { publish } from '../../pages/accounts.ts';
import { expectLeavesNothing, expectSharesNothing } from '../../pages/area-contract.ts';
import { liveChannelOf } from '../../pages/live-channel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { useTheme } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const test = testWith(swappedVariant);
const listing = '/admin-settings/compliance/brands/listing';
const reactRoots = () =>
  [...document.querySelectorAll('[data-area]')].filter((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactContainer$')),
  ).length;

let isReleased = false;

test.use({ serviceWorkers: 'block' });
test.slow();
test.beforeEach(async ({ portal }) => {
  if (!isReleased) await releaseNoticeBoard(portal);
  isReleased = true;
});

test('a variant serves one area by a remote without React, the others by theirs', async ({
  page,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const shell = new ShellPage(page);
  await shell.entry('Brands').click();
  await expect(page).toHaveURL(listing);
  await expect(shell.heading).toHaveText('Brands 4');
  await expect(page).toHaveTitle('Brands · Jackfield');
  await expect(page.getByRole('list', { name: '4 brands on the board' })).toBeVisible();
  expect(await page.evaluate(reactRoots)).toBe(0);

  await shell.entry('USERS').click();
  await expect(shell.heading).toHaveText(/^Users/);
  await expect(page.getByText('on the board')).toHaveCount(0);
  expect(await page.evaluate(reactRoots)).toBe(1);

  await page.goBack();
  await expect(shell.heading).toHaveText('Brands 4');
  await page.goForward();
  await expect(shell.heading).toHaveText(/^Users/);
});

test('its links lead within the area and to another without a reload', async ({ page }) => {
  await new LoginPage(page).signIn(people.owner);
  await page.goto(listing);
  const { heading } = new ShellPage(page);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await page.getByRole('link', { name: 'Harbor Smiles Foundation' }).click();
  await expect(heading).toHaveText('Harbor Smiles Foundation');
  await expect(page).toHaveTitle('Harbor Smiles Foundation · Jackfield');
  await page.getByRole('main').getByRole('link', { name: 'Brands' }).click();
  await expect(heading).toHaveText('Brands 4');
  await page.getByRole('link', { name: 'Users of the account' }).click();
  await expect(heading).toHaveText(/^Users/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('SHELL-21 SHELL-31 it keeps the area’s routes: pages not offered, and unknown ones', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { heading } = new ShellPage(page);
  await page.goto('/admin-settings/compliance/campaigns/listing');
  await expect(heading).toHaveText('This feature is not available for now.');
  await page.goto('/admin-settings/compliance/nothing');
  await expect(heading).toHaveText('This page could not be found.');
});

test('ROLE-11 OP-28 the host’s rules hold for it: not there outside the USA', async ({ page }) => {
  await new LoginPage(page).resume(people.canada);
  await page.goto(listing);
  await expect(page.getByRole('heading', { name: 'This page is not found.' })).toBeVisible();
});

test('it asks before unsaved input is left, by link and by Back, and keeps what was saved', async ({
  page,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const shell = new ShellPage(page);
  await shell.entry('Brands').click();
  await page.getByRole('link', { name: 'Harbor Dental Group LLC' }).click();
  const note = page.getByLabel('Note for this tab');
  await note.fill('Call the carrier');
  await shell.entry('USERS').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(note).toHaveValue('Call the carrier');

  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved')).toBeVisible();
  await shell.entry('USERS').click();
  await expect(shell.heading).toHaveText(/^Users/);
  await page.goBack();
  await expect(note).toHaveValue('Call the carrier');
});

test('it follows live events as the area does', async ({ page, request }) => {
  const isLive = liveChannelOf(page);
  await new LoginPage(page).signIn(people.owner);
  await isLive;
  const { id } = await call<{ id: string }>(page, { method: 'GET', path: '/api/tenant' });
  await new ShellPage(page).entry('Brands').click();
  await expect(page.getByRole('link', { name: 'Harbor Smiles Foundation' })).toBeVisible();
  await page.route('**/api/brand?*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('Harbor Smiles', 'Harbor Grins') });
  });
  await publish(request, id, {
    method: 'UpdateEntityAsync',
    eventType: 'company',
    id: '0190a000-0000-7000-8000-000000000001',
  });
  await expect(page.getByRole('link', { name: 'Harbor Grins Foundation' })).toBeVisible();
});

test('the keyboard reaches it, the focus moves to its heading, and axe finds nothing', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const shell = new ShellPage(page);
  await shell.entry('Brands').focus();
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Brands 4');
  await expect(shell.heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Gulf Coast Dental Supply Corp' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shell.heading).toHaveText('Gulf Coast Dental Supply Corp');
  await expect(shell.heading).toBeFocused();
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expectAccessible(page);
  }
});

test('it gives back what it took and shares nothing of its own', async ({ page }) => {
  await watchHoldings(page);
  await new LoginPage(page).signIn(people.owner);
  const tour = { first: listing, second: '/admin-settings/compliance/campaigns/listing' };
  await expectSharesNothing(page, () => expectLeavesNothing(page, 'compliance', tour));
});
