import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { type Portal, releaseToken, supportKey } from '../../fixtures/portal.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const run = promisify(execFile);
const root = new URL('../../..', import.meta.url).pathname;
// A promotion adds an area for good, which no reset of the demo data takes away.
const test = testWith({});
let folder = '';

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jackfield-other-build-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Publishes what other tools have built, gives it to all, and opens it from the sidebar. */
async function ship(portal: Portal, page: Page, remote: string, dist: string, label: string) {
  const settings = { PORTAL_URL: portal.url, RELEASE_TOKEN: releaseToken, SUPPORT_KEY: supportKey };
  const release = (...args: string[]) =>
    run(process.execPath, ['scripts/release.mjs', remote, ...args], {
      cwd: root,
      env: { ...process.env, ...settings },
    });
  await release('publish', '--no-smoke', '--dist', dist);
  await release('promote', '--why', 'Built by other tools');
  await new LoginPage(page).signIn(people.owner);
  await new ShellPage(page).entry(label).click();
}

test('a remote of ES modules opens by a script that makes its container', async ({
  page,
  portal,
}) => {
  await cp(join(root, 'e2e/remotes/es-module'), folder, { recursive: true });
  await ship(portal, page, 'es-module', folder, 'ES module');
  await expect(new ShellPage(page).heading).toHaveText('Made of an ES module');
});

test('a remote that webpack has built opens with the host’s React and a chunk of its own', async ({
  page,
  portal,
}) => {
  test.skip(process.env.NIGHTLY !== '1', 'installs webpack, which takes a minute');
  test.setTimeout(300_000);
  await cp(join(root, 'e2e/remotes/webpack'), folder, { recursive: true });
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  await run('npm', ['run', 'build'], { cwd: folder });
  await ship(portal, page, 'webpack', join(folder, 'dist'), 'Webpack');
  await expect(new ShellPage(page).heading).toHaveText('Built by webpack');
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
});
