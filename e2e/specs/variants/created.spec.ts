import type { Page } from '@playwright/test';
import { acmeHost, at, brokenHost, test } from '../../fixtures/created-variant.ts';
import { people } from '../../fixtures/people.ts';
import { expect } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { useTheme } from '../../pages/looks.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const billing = '/admin-settings/billing/billing-information';
const brandOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ui-brand-solid').trim(),
  );
const markOf = (page: Page) => page.locator('#brand-mark path').first().getAttribute('d');

test.slow();

test('two variants of one process stand side by side, each with its own name, mark, colour, icon and remote', async ({
  page,
  secondBrowser,
  portal,
}) => {
  await new LoginPage(page).typeIn(people.owner, at(portal, acmeHost, '/auth/login'));
  const other = await secondBrowser();
  await new LoginPage(other).typeIn(people.owner);

  await expect(page).toHaveTitle('Users · Acme Voice');
  await expect(page.getByRole('link', { name: 'Acme Voice', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-variant', 'acme');
  await expect(other).toHaveTitle('Users · Jackfield');
  expect(await brandOf(page)).not.toBe(await brandOf(other));
  expect(await markOf(page)).not.toBe(await markOf(other));
  const iconOf = (one: Page) => one.evaluate(async () => (await fetch('/favicon.svg')).text());
  expect(await iconOf(page)).toContain(await brandOf(page));
  expect(await iconOf(other)).not.toBe(await iconOf(page));

  await page.goto(at(portal, acmeHost, billing));
  await other.goto(billing);
  await expect(new ShellPage(page).heading).toHaveText(/^Money at Acme/);
  await expect(new ShellPage(other).heading).toHaveText(/^Billing information/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`a variant made of one colour can be read in ${theme}`, async ({
    page,
    portal,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const login = new LoginPage(page);
    await login.open(at(portal, acmeHost, '/auth/login'));
    await expectAccessible(page);
    await login.fill(people.owner);
    await expect(new ShellPage(page).heading).toHaveText(/^Users/);
    await useTheme(page, theme);
    await expectAccessible(page);
    await page.goto(at(portal, acmeHost, billing));
    await expect(new ShellPage(page).heading).toHaveText(/^Money at Acme/);
    await expectAccessible(page);
  });
}

test('a variant has words, a sidebar and links of its own', async ({ page, portal }) => {
  await new LoginPage(page).typeIn(people.owner, at(portal, acmeHost, '/auth/login'));
  await expect(page.getByRole('button', { name: 'Add colleague' })).toBeVisible();
  const shell = new ShellPage(page);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links.nth(1)).toHaveText('TEAMS');
  await expect(shell.entry('COLLEAGUES')).toHaveAttribute('aria-current', 'page');
  await expect(shell.entry('Usage')).toBeVisible();
  await expect(shell.entry('Blacklist')).toHaveCount(0);
  const help = page.getByRole('link', { name: 'Help', exact: true });
  await expect(help).toHaveAttribute('href', 'https://help.acme.example/');

  await page.goto(at(portal, acmeHost, '/admin-settings/company/blacklist'));
  await expect(shell.heading).toHaveText(/^Blacklist/);

  await new LoginPage(page).typeIn(people.owner);
  await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();
  await expect(links.nth(1)).toHaveText('COMPANY NUMBERS');
});

test('a mail that somebody asks for comes from the variant and leads back to its host', async ({
  page,
  portal,
  request,
}) => {
  await page.goto(at(portal, acmeHost, '/auth/forgot-password'));
  await page.getByLabel('Email').fill(people.owner);
  await page.getByRole('button', { name: /send/i }).click();
  const mails = async () => {
    const headers = { accept: 'application/json' };
    const answer = await request.get(`/__mail?to=${people.owner}`, { headers });
    return answer.json();
  };
  // The demo account has mails of its own.
  const reset = async () => (await mails()).find(({ kind }: { kind: string }) => kind === 'reset');
  await expect.poll(reset).toMatchObject({ sender: 'Acme Voice' });
  expect((await reset()).text).toContain(at(portal, acmeHost, '/auth/reset-password'));
});

test('a variant whose file is wrong costs its own hosts alone', async ({ page, portal }) => {
  const answer = await page.goto(at(portal, brokenHost, '/'));
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading')).toHaveText('This portal is being set up');
  await page.goto('/auth/login');
  await expect(page).toHaveTitle(/Jackfield/);
});
