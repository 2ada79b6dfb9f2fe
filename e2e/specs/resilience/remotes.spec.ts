import type { Page } from '@playwright/test';
import { breakRemote, endlessMount, endlessUnmount, faults } from '../../fixtures/faults.ts';
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

/** Every remote has every fault in the nightly run; else each fault has one remote. */
const faultsOf = (remote: number) =>
  faults.filter((_, at) => process.env.NIGHTLY === '1' || at % (areas.length + 1) === remote);

const provoked =
  /Loading chunk|Failed to|RUNTIME|federation|integrity|ScriptExternal|on purpose|Unexpected/i;

for (const [at, { remote, entry, other }] of areas.entries()) {
  for (const fault of faultsOf(at)) {
    const { name, isEndless } = fault;
    test(`SHELL-61 only the area of ${remote} is lost when ${name}, and it recovers`, async ({
      page,
      watch,
    }) => {
      watch.allow(provoked);
      test.setTimeout(60_000);
      const mend = await breakRemote(page, remote, fault);
      if (isEndless) await page.clock.install();
      await new LoginPage(page).signIn(people.owner, startBeside(remote));
      const shell = new ShellPage(page);
      await shell.entry(entry).click();
      const card = await cardOf(page, isEndless);

      await expect(page.locator('[data-area]')).toHaveCount(0);
      await shell.entry(other).click();
      await expectPage(page, other);
      await shell.entry(entry).click();
      await cardOf(page, isEndless);

      await mend();
      await card.click();
      await expectPage(page, entry);
    });
  }
}

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

for (const fault of faultsOf(areas.length)) {
  const { name, isEndless } = fault;
  test(`SHELL-61 only the area of mfe-settings is lost when ${name}, and it recovers`, async ({
    page,
    watch,
  }) => {
    watch.allow(provoked);
    test.setTimeout(60_000);
    const mend = await breakRemote(page, 'mfe-settings', fault);
    if (isEndless) await page.clock.install();
    await new LoginPage(page).resume(people.standard);
    await page.goto('/your-settings/profile');
    const card = await cardOf(page, isEndless);
    await expect(page.locator('[data-area]')).toHaveCount(0);

    await new ShellPage(page).avatar.click();
    await expect(new ShellPage(page).drawer).toContainText(people.standard);
    await page.keyboard.press('Escape');

    await mend();
    await card.click();
    await expect(page.getByLabel('First name')).toHaveValue('Daniel');
  });
}

/** The card of an area that did not come; the page's clock runs ahead where the host waits. */
async function cardOf(page: Page, isEndless = false) {
  const card = page.getByRole('main').getByRole('button', { name: 'Try again' });
  if (!isEndless) {
    await expect(card).toBeVisible({ timeout: 15_000 });
  } else {
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(card).toBeVisible({ timeout: 400 });
    }).toPass();
  }
  return card;
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
