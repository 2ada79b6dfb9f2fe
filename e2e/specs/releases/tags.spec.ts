import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { people } from '../../fixtures/people.ts';
import { type Portal, releaseToken } from '../../fixtures/portal.ts';
import { asStaff, republish } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { StaffPage } from '../../pages/staff-page.ts';

const root = new URL('../../..', import.meta.url).pathname;
const run = promisify(execFile);
const address = '/admin-settings/billing/billing-information';
const patch = (text: string) => text.replaceAll('Billing information', 'Billing of a pull request');

/** What the release command says. */
async function release(portal: Portal, ...args: string[]): Promise<string> {
  const env = { ...process.env, PORTAL_URL: portal.url, RELEASE_TOKEN: releaseToken };
  const by = { RELEASE_BY: 'Pipeline of billing' };
  const { stdout } = await run(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: root,
    env: { ...env, ...by },
  });
  return stdout;
}

const tag = (portal: Portal, name: string, version: string) =>
  asStaff(portal, `/api/releases/tags/mfe-billing/${name}`, { method: 'PUT', body: { version } });

test('publish prints a preview link, which staff opens and confirms; it is moved and removed', async ({
  page,
  portal,
  secondBrowser,
}) => {
  const said = await release(portal, 'billing', 'publish', '--no-smoke', '--tag', 'pr-12');
  const link = /http\S+tag=pr-12/.exec(said)?.[0] ?? '';
  expect(said).toContain('was published before');
  // The next push of the pull request.
  await republish(portal, 'mfe-billing', { version: 'billing-pr-12', patch });
  expect((await tag(portal, 'pr-12', 'billing-pr-12')).status).toBe(200);

  const staff = new StaffPage(page);
  await page.goto(link);
  await staff.fill('support-key-of-the-browser-tests');
  const question = page.getByRole('dialog', {
    name: 'Preview Billing billing-pr-12 in this browser?',
  });
  await expect(question).toContainText('pr-12 points to it');
  await question.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await new LoginPage(page).resume(people.owner);
  await page.goto(address);
  const changed = page.getByRole('heading', { name: 'Billing of a pull request', level: 1 });
  await expect(changed).toBeVisible();
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Billing information' })).toBeVisible();

  await page.goto('/staff/releases');
  const item = page
    .getByRole('list', { name: 'Preview links' })
    .getByRole('listitem')
    .filter({ hasText: 'pr-12' });
  await expect(item).toContainText('by Ines Duarte');
  await expect(item.getByText('Previewed here')).toBeVisible();
  expect(await release(portal, 'billing', 'untag', '--tag', 'pr-12')).toContain('is removed');
  expect(await release(portal, 'billing', 'untag', '--tag', 'pr-12')).toContain('has no tag');
  await page.goto(link);
  await expect(page.getByText('The preview link pr-12 no longer exists')).toBeVisible();
});

test('the releases page says which version needs what from whom', async ({ page, portal }) => {
  const { live } = await (await asStaff(portal, '/api/releases/direct/numbers')).json();
  const staff = new StaffPage(page);
  await staff.signIn();
  const section = page.getByRole('region', { name: 'Who needs what' });
  const row = section.getByRole('listitem').filter({ hasText: /^Users and teams/ });
  await expect(row).toContainText(
    `call-routing/ivr-panel/v1 of Numbers and company ${live.version.slice(0, 7)}`,
  );
  await row.getByRole('button', { name: /^\d+ calls$/ }).click();
  await expect(staff.dialog.getByText('GET /api/teammate', { exact: true })).toBeVisible();
  await staff.dialog.getByRole('button', { name: 'Close' }).click();
  await row.getByRole('button', { name: /^\d+ modules$/ }).click();
  await expect(staff.dialog.getByText('@jackfield/runtime', { exact: true })).toBeVisible();
  await expect(staff.dialog.getByText('useBreadcrumb', { exact: true })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`preview links and needs have no accessibility finding in ${theme} and fit 360 px`, async ({
    page,
    portal,
    expectAccessible,
  }) => {
    const { live } = await (await asStaff(portal, '/api/releases/direct/billing')).json();
    expect((await tag(portal, `pr-${theme}`, live.version)).status).toBe(200);
    const staff = new StaffPage(page);
    await staff.signIn();
    await useTheme(page, theme);
    const section = page.getByRole('region', { name: 'Who needs what' });
    await expect(section.getByText('Users and teams').first()).toBeVisible();
    await expectAccessible(page);
    await section
      .getByRole('button', { name: /modules$/ })
      .first()
      .click();
    await expectAccessible(page);
    await staff.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(staff.dialog).toBeHidden();
    await expectNarrow(page);
    await expectAccessible(page);
  });
}
