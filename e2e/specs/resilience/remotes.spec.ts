import type { Page } from '@playwright/test';
import { breakRemote, endlessMount, endlessUnmount } from '../../fixtures/faults.ts';
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

for (const { remote, entry, other } of areas) {
  test(`every other area is whole while ${remote} mounts without end`, async ({ page }) => {
    await breakRemote(page, remote, endlessMount);
    await new LoginPage(page).signIn(people.owner, startBeside(remote));
    const shell = new ShellPage(page);
    await shell.entry(entry).click();
    await expect(elementOf(page, remote)).toBeAttached();
    await shell.entry(other).click();
    await expectPage(page, other);
    await expect(elementOf(page, remote)).toHaveCount(0);
  });

  test(`every other area is whole after ${remote} unmounts without end, and it opens again`, async ({
    page,
  }) => {
    await breakRemote(page, remote, endlessUnmount);
    await new LoginPage(page).signIn(people.owner, startBeside(remote));
    const shell = new ShellPage(page);
    for (const visit of [1, 2]) {
      await test.step(`visit ${visit}`, async () => {
        await shell.entry(entry).click();
        await expectPage(page, entry);
        await shell.entry(other).click();
        await expectPage(page, other);
        await expect(elementOf(page, remote)).toHaveCount(0);
        expect(await page.evaluate(() => Reflect.get(window, 'unmounts'))).toBe(visit);
      });
    }
  });
}

const headings: Record<string, RegExp> = {
  USERS: /^Users/,
  'COMPANY NUMBERS': /^Company numbers/i,
  'Billing Information': /^Billing information/i,
  Brands: /^Brands/,
};

/** A page of another area than the remote's. */
const startBeside = (remote: string) =>
  remote === 'mfe-people' ? '/admin-settings/numbers/listing' : '/admin-settings/users/listing';

/** The element that the host gives to a remote. */
const elementOf = (page: Page, remote: string) =>
  page.locator(`[data-area="${remote.replace('mfe-', '')}"]`);

/** Asserts that the page is open, and at its place in the sheet. */
async function expectPage(page: Page, entry: string): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(headings[entry] ?? entry);
  await expect(heading).toBeInViewport();
}
