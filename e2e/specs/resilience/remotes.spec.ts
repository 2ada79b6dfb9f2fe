import type { Page } from '@playwright/test';
import { faults } from '../../fixtures/faults.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

// A service worker answers from its own cache, which would hide the faults that routes bring.
test.use({ serviceWorkers: 'block' });

/** A remote, the entry that leads to it, and one that leads to another area. */
const areas = [
  { remote: 'mfe-numbers', entry: 'COMPANY NUMBERS', other: 'USERS' },
  { remote: 'mfe-people', entry: 'USERS', other: 'COMPANY NUMBERS' },
  { remote: 'mfe-billing', entry: 'Billing Information', other: 'USERS' },
  { remote: 'mfe-compliance', entry: 'Brands', other: 'USERS' },
] as const;

const provoked =
  /Loading chunk|Failed to|RUNTIME|federation|integrity|ScriptExternal|on purpose|Unexpected/i;

for (const { remote, entry, other } of areas) {
  for (const { name, files, answer, mend } of faults) {
    test(`SHELL-61 only the area of ${remote} is lost when ${name}, and it recovers`, async ({
      page,
      watch,
    }) => {
      watch.allow(provoked);
      test.setTimeout(60_000);
      const start =
        remote === 'mfe-people'
          ? '/admin-settings/numbers/listing'
          : '/admin-settings/users/listing';
      const login = new LoginPage(page);
      const matches = (url: URL) =>
        url.pathname.includes(`/assets/${remote}/`) && files.test(url.pathname);
      await page.route(matches, answer);
      await login.signIn(people.owner, start);
      const shell = new ShellPage(page);
      await shell.entry(entry).click();
      const card = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(card).toBeVisible({ timeout: 15_000 });

      await expect(page.locator('[data-area]')).toHaveCount(0);
      await shell.entry(other).click();
      await expectPage(page, other);
      await shell.entry(entry).click();
      await expect(card).toBeVisible({ timeout: 15_000 });

      await page.unroute(matches);
      await mend?.(page);
      await card.click();
      await expectPage(page, entry);
    });
  }
}

for (const { name, files, answer, mend } of faults) {
  test(`SHELL-61 only the area of mfe-settings is lost when ${name}, and it recovers`, async ({
    page,
    watch,
  }) => {
    watch.allow(provoked);
    test.setTimeout(60_000);
    const matches = (url: URL) =>
      url.pathname.includes('/assets/mfe-settings/') && files.test(url.pathname);
    await page.route(matches, answer);
    const login = new LoginPage(page);
    await login.open();
    await login.fill(people.standard);
    const card = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(card).toBeVisible({ timeout: 15_000 });

    await new ShellPage(page).avatar.click();
    await expect(new ShellPage(page).drawer).toContainText(people.standard);
    await page.keyboard.press('Escape');

    await page.unroute(matches);
    await mend?.(page);
    await card.click();
    await expect(page.getByLabel('First name')).toHaveValue('Daniel');
  });
}

const headings: Record<string, RegExp> = {
  USERS: /^Users/,
  'COMPANY NUMBERS': /^Company numbers/i,
  'Billing Information': /^Billing information/i,
  Brands: /^Brands/,
};

async function expectPage(page: Page, entry: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    headings[entry] ?? entry,
  );
}
