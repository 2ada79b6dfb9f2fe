import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { type Portal, supportKey } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const root = new URL('../../..', import.meta.url).pathname;
const port = 8365;
const address = `http://localhost:${port}`;
const listing = '/admin-settings/compliance/brands/listing';
let command: ChildProcess | undefined;
let copy: string | undefined;

/** A copy of an area's sources inside the workspace, which a test may change. */
async function copyOf(remote: string): Promise<string> {
  const folder = join(root, '.cache', 'from-source', remote);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['src', 'remote.json', 'package.json', 'rspack.config.ts']) {
    await cp(join(root, remote, name), join(folder, name), { recursive: true });
  }
  await symlink(join(root, remote, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Starts `pnpm dev:remote` for a remote's name or folder; resolves to the link that it prints. */
function runFromSource(portal: Portal, remote: string): Promise<string> {
  const args = [remote, '--against', portal.url, '--port', `${port}`];
  const child = spawn(process.execPath, ['scripts/dev-remote.mjs', ...args], { cwd: root });
  command = child;
  let said = '';
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`dev:remote ended with ${code}.\n${said}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const link = /http\S+\?preview=\S+/.exec(said)?.[0];
        if (link) resolve(link);
      });
    }
  });
}

/** Opens the printed link as staff and confirms. */
async function confirm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/key/i).fill(supportKey);
  await page.getByLabel(/name/i).fill('Ines Duarte');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const question = page.getByRole('dialog', {
    name: 'Run Compliance from source in this browser?',
  });
  await expect(question).toContainText(address);
  await question.getByRole('button', { name: 'Run from source' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(from);
  await writeFile(file, before.replace(from, to));
}

test.slow();
test.use({ serviceWorkers: 'block' });
test.afterEach(async () => {
  const ended = command?.exitCode === null ? once(command, 'exit') : null;
  command?.kill('SIGTERM');
  await ended;
  if (copy) await rm(copy, { recursive: true, force: true });
});

test('a remote runs from source for the browser that confirmed it, and for no other', async ({
  page,
  portal,
  secondBrowser,
}) => {
  await confirm(page, await runFromSource(portal, 'compliance'));
  await new LoginPage(page).fill(people.owner);
  const shell = new ShellPage(page);
  const entry = page.waitForResponse(`${address}/remoteEntry.js`);
  await shell.entry('Brands').click();
  expect((await entry).ok()).toBe(true);
  await expect(shell.heading).toHaveText(/^Brands/);
  await expect(page.getByText('You see a preview')).toBeVisible();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const response = await other.goto(listing);
  expect(await response?.headerValue('content-security-policy')).not.toContain(`${port}`);
  await expect(new ShellPage(other).heading).toHaveText(/^Brands/);
  await expect(other.locator(`script[src^="${address}"]`)).toHaveCount(0);
});

test('an edit changes the open page in place, and what was typed stays', async ({
  page,
  portal,
}) => {
  copy = await copyOf('mfe-compliance');
  await confirm(page, await runFromSource(portal, copy));
  await new LoginPage(page).resume(people.owner);
  // An edit before the page listens for changes is none that it could show.
  const listens = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().includes(`:${port}`)) socket.on('framereceived', () => resolve());
    });
  });
  await page.goto('/admin-settings/compliance/brands/add');
  await listens;
  const company = page.getByLabel('Legal company name');
  await company.fill('Harbor Whitening LLC');
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

  const form = join(copy, 'src', 'brand-form');
  const title = page.getByRole('heading', { name: 'Seen at once' });
  await edit(join(form, 'company-step.tsx'), 't(messages.whoTitle)', '"Seen at once"');
  await expect(title).toBeVisible();
  await edit(
    join(form, 'messages.ts'),
    'Copy it from IRS letter CP 575 or 147C.',
    'Straight from the editor.',
  );
  await expect(page.getByText('Straight from the editor.')).toBeVisible();
  await expect(title).toBeVisible();
  await expect(company).toHaveValue('Harbor Whitening LLC');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});
