import type { Route } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test('a lost network is told at once, keeps what is typed, and comes back without a reload', async ({
  page,
  context,
}) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto('/your-settings/call-handling');
  const recording = page.getByRole('checkbox', { name: 'Record outgoing calls' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const save = bar.getByRole('button', { name: /^Save( changes)?$/ });
  await recording.check();

  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible({
    timeout: 2000,
  });
  await save.click();
  await expect(page.getByText(/connection|network|offline/i).last()).toBeVisible();
  await expect(recording).toBeChecked();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await save.click();
  await expect(bar).toBeHidden();
  await recording.uncheck();
  await save.click();
  await expect(bar).toBeHidden();
});

test('OP-39 a page that is opened without a network speaks as people do, and comes by itself with the network', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/Loading chunk|Failed to|RUNTIME|federation|ScriptExternal|net::/i);
  await new LoginPage(page).signIn(people.owner, '/admin-settings/users/listing');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Users/);
  // Files that were fetched ahead of their use are there without a network too.
  await context.route(/\/assets\/mfe-numbers\//, (route) => route.abort('internetdisconnected'));

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Company Numbers' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible({
    timeout: 2000,
  });
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  const shown = await page.locator('body').evaluate((body) => body.textContent ?? '');
  expect(shown).not.toMatch(/chunk|\/assets\/|ChunkLoadError|RUNTIME-/i);
  await expect(page.getByText('Live updates on')).toHaveCount(0);

  await context.unroute(/\/assets\/mfe-numbers\//);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(heading).toHaveText(/^Company numbers/i, { timeout: 20_000 });
});

test.describe('files of the shell', () => {
  // The worker answers from its cache what it kept of the visit before, which no route then sees.
  test.use({ serviceWorkers: 'block' });

  test('OP-39 what the shell loads after its page waits for the network, and takes nothing with it', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/Loading chunk|Failed to load resource|net::/i);
    await new LoginPage(page).signIn(people.owner, '/admin-settings/users/listing');
    const held: Route[] = [];
    const late = /\/assets\/host\/.*\/(?:dialogs|emergency-bar|guard-bar|palette|live)\./;
    await context.route(late, (route) => void held.push(route));
    await page.reload();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^Users/);
    await expect.poll(() => held.length).toBeGreaterThan(1);
    const search = page.getByRole('textbox', { name: 'Search name, email, number' });
    await search.fill('Dan');

    await context.setOffline(true);
    for (const route of held) await route.abort('internetdisconnected');
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(heading).toHaveText(/^Users/);
    await expect(search).toHaveValue('Dan');

    await context.unroute(late);
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: /Search/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Live updates on')).toHaveCount(1);
    await expect(search).toHaveValue('Dan');
  });

  test('OP-39 a file of the shell that never comes costs its own part alone', async ({
    page,
    watch,
  }) => {
    watch.allow(/Loading chunk|Failed to load resource|net::/i);
    await new LoginPage(page).signIn(people.owner, '/admin-settings/users/listing');
    let tries = 0;
    await page.context().route(/\/assets\/host\/.*\/dialogs\.[^/]*js/, (route) => {
      tries += 1;
      return route.fulfill({ status: 404 });
    });
    await page.reload();
    await expect(page.getByText(/^A part of this page could not be loaded/)).toBeVisible();
    expect(tries).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Teams' }).first().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Teams/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test('OP-38 a reload without a network shows the portal of the last visit, and goes on when it is back', async ({
  page,
  context,
}) => {
  await new LoginPage(page).signIn(people.owner, '/admin-settings/users/listing');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // What is open before the worker is in charge is not kept.
  await page.reload();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Users/);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined))
    .toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You see the portal as it was at your last visit.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(heading).toHaveText(/^Users/);

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Daniel' }).first()).toBeVisible({ timeout: 20_000 });
});
