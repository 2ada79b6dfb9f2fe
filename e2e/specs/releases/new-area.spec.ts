import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { type Portal, supportKey } from '../../fixtures/portal.ts';
import { republish } from '../../fixtures/releases.ts';
import { expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const root = new URL('../../..', import.meta.url).pathname;
const run = promisify(execFile);
const page1 = '/admin-settings/wallboard/billing-information';
const test = testWith({});

test.slow();

/** A remote of an area that no variant names, made of the built files of another. */
const publishWallboard = (portal: Portal) =>
  republish(portal, 'mfe-billing', {
    version: 'first',
    patch: (text) =>
      text
        .replaceAll('jackfield_billing', 'jackfield_wallboard')
        .replaceAll('mfe-billing', 'mfe-wallboard')
        .replaceAll('/admin-settings/billing', '/admin-settings/wallboard'),
    manifest: {
      name: 'mfe-wallboard',
      area: 'wallboard',
      label: 'Wallboard',
      routes: ['/admin-settings/wallboard'],
      navigation: [{ id: 'wallboard', label: 'Wallboard', path: page1 }],
      contributions: {},
      pages: {},
      parts: {},
      firstRows: undefined,
      news: [],
    },
  });

async function release(portal: Portal, ...args: string[]): Promise<string> {
  const env = { ...process.env, PORTAL_URL: portal.url, SUPPORT_KEY: supportKey };
  const command = ['scripts/release.mjs', 'wallboard', ...args];
  return (await run(process.execPath, command, { cwd: root, env })).stdout;
}

test('[SHIP-04] a new area joins a running portal by its promotion, and goes again with its first version', async ({
  page,
  portal,
}) => {
  await new LoginPage(page).signIn(people.owner);
  const shell = new ShellPage(page);
  await expect(shell.entry('Wallboard')).toHaveCount(0);
  await publishWallboard(portal);
  const said = await release(portal, 'promote', '--percent', '100', '--why', 'first look');
  expect(said).toContain('wallboard: mfe-wallboard first goes to 100 %');

  const offer = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'A new version is available.' });
  await expect(offer).toBeVisible({ timeout: 20_000 });
  await expect(shell.entry('Wallboard')).toHaveCount(0);
  await offer.getByRole('button', { name: 'Reload' }).click();
  await shell.entry('Wallboard').click();
  await expect(page).toHaveURL(page1);
  await expect(shell.heading).toHaveText(/^Billing information/);

  expect(await release(portal, 'promote', 'first', '--why', 'for all')).toContain('goes to all');
  expect(await release(portal, 'rollback', '--why', 'too early')).toContain(
    'wallboard: nobody has the area any more',
  );
  await page.reload();
  await expect(shell.heading).toBeVisible();
  await expect(shell.entry('Wallboard')).toHaveCount(0);
});
