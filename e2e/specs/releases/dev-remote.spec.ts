import { type ChildProcess, spawn } from 'node:child_process';
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

/** Starts `pnpm dev:remote compliance`; resolves to the link that it prints. */
function runFromSource(portal: Portal): Promise<string> {
  const args = ['compliance', '--against', portal.url, '--port', `${port}`];
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

test.slow();
test.use({ serviceWorkers: 'block' });
test.afterEach(() => {
  command?.kill('SIGTERM');
});

test('a remote runs from source for the browser that confirmed it, and for no other', async ({
  page,
  portal,
  secondBrowser,
}) => {
  const link = await runFromSource(portal);
  await page.goto(link);
  await page.getByLabel(/key/i).fill(supportKey);
  await page.getByLabel(/name/i).fill('Ines Duarte');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const question = page.getByRole('dialog', {
    name: 'Run Compliance from source in this browser?',
  });
  await expect(question).toContainText(address);
  await question.getByRole('button', { name: 'Run from source' }).click();

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
