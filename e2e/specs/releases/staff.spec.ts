import type { APIRequestContext } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { asStaff, republish } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { StaffPage } from '../../pages/staff-page.ts';

interface Pointer {
  version: number;
  live: { remote: string; version: string };
}

const pointerOf = async (portal: Portal, area: string): Promise<Pointer> =>
  (await asStaff(portal, `/api/releases/direct/${area}`)).json();

/** What another member of staff does meanwhile. */
async function promote(portal: Portal, area: string, release: { version: string; why: string }) {
  const { version } = await pointerOf(portal, area);
  const answer = await asStaff(portal, `/api/releases/direct/${area}/promote`, {
    method: 'POST',
    version,
    body: { remote: `mfe-${area}`, audience: 'all', ...release },
  });
  expect(answer.status).toBe(200);
}

test('staff sign-in refuses a wrong key, takes the right one, and ends', async ({ page }) => {
  const staff = new StaffPage(page);
  await staff.open();
  await staff.fill('a wrong key');
  await expect(page.getByText('This support key is not right.', { exact: true })).toBeVisible();
  await staff.fill('support-key-of-the-browser-tests');
  await expect(staff.area('Billing').getByText('Live', { exact: true })).toBeVisible();
  await page.reload();
  await expect(staff.area('Billing')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

test('a published version goes to everyone, stands in the history, and is rolled back', async ({
  page,
  portal,
}) => {
  const first = await pointerOf(portal, 'people');
  await republish(portal, 'mfe-people', { version: 'people-2' });
  const staff = new StaffPage(page);
  await staff.signIn();
  await staff.promote('Users and teams', 'people-2', 'Faster list of users');
  const card = staff.area('Users and teams');
  await expect(card.getByRole('row', { name: /Live/ })).toContainText('people-2');
  await expect(card.getByText('Previous')).toBeVisible();
  expect((await pointerOf(portal, 'people')).live.version).toBe('people-2');

  const short = first.live.version.slice(0, 7);
  await staff.start('Users and teams', 'Roll back…');
  await expect(staff.dialog).toContainText(`goes from people-2 back to ${short}.`);
  const confirm = staff.dialog.getByRole('button', { name: `Roll back to ${short}` });
  await confirm.click();
  await expect(staff.dialog.getByText('Say why in a few words.')).toBeVisible();
  await staff.why.fill('The list stays empty');
  await confirm.click();
  await expect(staff.dialog).toBeHidden();
  await expect(card.getByRole('row', { name: /Live/ })).toContainText(short);
  expect((await pointerOf(portal, 'people')).live.version).toBe(first.live.version);

  await staff.start('Users and teams', 'History');
  const moves = staff.dialog.getByRole('list', { name: /./ }).getByRole('listitem');
  await expect(moves).toHaveCount(3);
  await expect(moves.nth(0)).toContainText(`Rolled back from people-2 to ${short}`);
  await expect(moves.nth(0)).toContainText('Why: The list stays empty');
  await expect(moves.nth(1)).toContainText('Ines Duarte');
  await expect(moves.nth(1)).toContainText(`Promoted people-2 to everyone, in place of ${short}`);
});

test('who is overtaken by somebody else sees what happened and goes on with the input', async ({
  page,
  portal,
}) => {
  await republish(portal, 'mfe-compliance', { version: 'compliance-2' });
  await republish(portal, 'mfe-compliance', { version: 'compliance-3' });
  const staff = new StaffPage(page);
  await staff.signIn();
  await staff.start('Compliance', 'Promote…');
  await staff.version('compliance-3').check();
  await staff.why.fill('Checks for opt-out words');

  await promote(portal, 'compliance', { version: 'compliance-2', why: 'New forms' });

  const toEveryone = staff.dialog.getByRole('button', { name: 'Promote to everyone' });
  await toEveryone.click();
  await expect(staff.dialog.getByRole('status')).toContainText(
    'Someone else moved Compliance in the meantime',
  );
  await expect(staff.dialog.getByRole('status')).toContainText('Promoted compliance-2');
  await expect(staff.dialog.getByRole('status')).toContainText('Why: New forms');
  await expect(staff.dialog).toContainText('Live now: compliance-2.');
  await expect(staff.why).toHaveValue('Checks for opt-out words');
  await expect(staff.version('compliance-3')).toBeChecked();
  await toEveryone.click();
  await expect(staff.dialog).toBeHidden();
  expect((await pointerOf(portal, 'compliance')).live.version).toBe('compliance-3');
});

test('a canary is given to a company, compared with the live version, widened and ended; no flood moves it', async ({
  page,
  portal,
  request,
  secondBrowser,
}) => {
  await republish(portal, 'mfe-numbers', { version: 'numbers-1' });
  await republish(portal, 'mfe-numbers', { version: 'numbers-2' });
  // Of a version that is new nobody has seen an error, whatever other tests broke.
  await promote(portal, 'numbers', { version: 'numbers-1', why: 'New map' });
  const staff = new StaffPage(page);
  await staff.signIn();
  await staff.start('Numbers and company', 'Promote…');
  await staff.version('numbers-2').check();
  await staff.dialog.getByText('Some accounts, as a canary').click();
  const share = staff.dialog.getByLabel('Share of accounts, in percent');
  await share.fill('101');
  await staff.why.fill('Call flow map');
  await staff.dialog.getByRole('button', { name: 'Start canary' }).click();
  await expect(staff.dialog.getByText('Enter a share from 0 to 100.')).toBeVisible();
  await share.fill('0');
  await staff.dialog.getByLabel('Named accounts').first().fill('harbor');
  await page.getByTitle('Harbor Dental Group', { exact: true }).click();
  const named = staff.dialog.getByRole('list', { name: 'Named accounts' });
  await expect(named.getByRole('listitem')).toHaveText(['Harbor Dental Group']);
  await staff.dialog.getByRole('button', { name: 'Start canary' }).click();
  await expect(staff.dialog).toBeHidden();

  const about = (version: string) => ({ area: 'numbers', remote: 'mfe-numbers', version });
  const visit = (version: string) => ({ ...about(version), kind: 'visit' });
  const failure = (version: string) => ({ ...about(version), kind: 'error', message: 'No map' });
  const send = async (by: APIRequestContext, ...reports: object[]) => {
    const answer = await by.post('/psl', { headers: { 'x-jackfield': '1' }, data: { reports } });
    expect(answer.status()).toBe(204);
  };
  const chosen = await secondBrowser();
  await new LoginPage(chosen).resume(people.owner);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.canada);
  const first = { ...about('numbers-2'), kind: 'load', phase: 'shown', value: 240 };
  const fifty = Array.from({ length: 50 }, () => failure('numbers-2'));
  await send(chosen.request, visit('numbers-2'), ...fifty.slice(0, 3), first);
  await send(other.request, visit('numbers-1'));
  // A flood: of one session, of nobody, of an account that is not given the version.
  await send(chosen.request, ...fifty);
  await send(request, ...fifty);
  await send(other.request, ...fifty);
  const card = staff.area('Numbers and company');
  const canary = card.getByRole('row', { name: /Canary/ });
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(canary).toContainText('1 of 1 session', { timeout: 1000 });
  }).toPass();
  await expect(canary).toContainText('1 named account');
  await expect(canary).toContainText('First page 240 ms');
  await expect(card.getByRole('row', { name: /Live/ })).toContainText('None of 1 session');

  await staff.start('Numbers and company', 'Widen canary…');
  await expect(share).toHaveValue('');
  await expect(named.getByRole('listitem')).toHaveText(['Harbor Dental Group']);
  await share.fill('50');
  await staff.why.fill('No complaints');
  await staff.dialog.getByRole('button', { name: 'Change canary' }).click();
  await expect(canary).toContainText('50% of accounts and 1 named one');

  await staff.start('Numbers and company', 'End canary…');
  await staff.why.fill('Errors on the map');
  await staff.dialog.getByRole('button', { name: 'End canary' }).click();
  await expect(canary).toHaveCount(0);
  await expect(card.getByRole('row', { name: /Live/ })).toContainText('Everyone');
});

test('a preview is seen by one browser only, with a bar that names it and resets it', async ({
  page,
  portal,
  secondBrowser,
}) => {
  const patch = (text: string) => text.replaceAll('Billing information', 'Billing preview');
  await republish(portal, 'mfe-billing', { version: 'billing-preview', patch });
  const address = '/admin-settings/billing/billing-information';
  const staff = new StaffPage(page);
  await staff.signIn();
  await staff.start('Billing', 'Versions');
  const item = staff.dialog.getByRole('listitem').filter({ hasText: 'billing-preview' });
  await item.getByRole('button', { name: 'Preview in this browser' }).click();
  await expect(item.getByText('Previewed here')).toBeVisible();

  await new LoginPage(page).resume(people.owner);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Billing preview', level: 1 })).toBeVisible();
  const bar = page.getByRole('status').filter({ hasText: 'You see a preview:' });
  await expect(bar).toContainText('Billing billing-preview');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Billing information' })).toBeVisible();
  await expect(other.getByText('You see a preview:')).toHaveCount(0);

  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Billing information', level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('staff address is out of the way of people and of the sign-in page', async ({ page }) => {
  const staffFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/staff\.(js|css)$/.test(request.url())) staffFiles.push(request.url());
  });
  await new LoginPage(page).signIn(people.owner);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(staffFiles).toEqual([]);
  await page.goto('/staff/releases');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  expect(staffFiles).not.toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`releases page has no accessibility finding in ${theme} and fits 360 px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const staff = new StaffPage(page);
    await staff.open();
    await expectAccessible(page);
    await staff.signIn();
    await useTheme(page, theme);
    await expect(staff.area('Billing').getByText(/^by /).first()).toBeVisible();
    await expectAccessible(page);
    for (const work of ['Promote…', 'Versions', 'History']) {
      await staff.start('Billing', work);
      if (work === 'Promote…') await page.getByText('Some accounts, as a canary').click();
      await expectAccessible(page);
      await staff.dialog.getByRole('button', { name: 'Close' }).click();
      await expect(staff.dialog).toBeHidden();
    }
    await expectNarrow(page);
    await expectAccessible(page);
  });
}
