import type { Locator, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, find } from '../../pages/people-api.ts';
import { expectSheetStays } from '../../pages/wheel.ts';

const sizes = [
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface LongPage {
  path: string;
  /** Something near its end, which is there once the page is. */
  shows: Locator;
}

for (const size of sizes) {
  const name = `${size.width}x${size.height}`;
  test(`the wheel leaves the heading of a long page in its place at ${name}`, async ({ page }) => {
    test.slow();
    await new LoginPage(page).signIn(people.owner);
    const pages = await longPages(page);
    await page.setViewportSize(size);
    for (const { path, shows } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(shows).toBeVisible();
        await expectSheetStays(page);
      });
    }
  });
}

interface Ids {
  items: readonly { id: string; isDefault?: boolean }[];
}

/** Long pages of every kind that scrolls in itself. */
async function longPages(page: Page): Promise<readonly LongPage[]> {
  const read = (path: string) => call<Ids>(page, { method: 'GET', path });
  const numbers = await read('/api/company');
  const main = numbers.items.find(({ isDefault }) => isDefault)?.id;
  const [team] = (await read('/api/team')).items;
  const { id: person } = await find(page, 'Maya Okafor');
  const admin = '/admin-settings';
  const sheet = page.getByRole('main');
  const heading = (name: string | RegExp) => sheet.getByRole('heading', { name });
  return [
    { path: `${admin}/numbers/edit/${main}/call-handling`, shows: heading(/^Keys/) },
    { path: `${admin}/numbers/edit/${main}/business-hour`, shows: heading('Who answers when') },
    { path: `${admin}/teams/edit/${team?.id}/call-handling`, shows: heading('No menus yet') },
    { path: `${admin}/users/edit/${person}/call-handling`, shows: heading('Hold music').last() },
    { path: `${admin}/users/edit/${person}/profile`, shows: heading('Password') },
    { path: `${admin}/users/listing`, shows: sheet.getByRole('link').first() },
    { path: `${admin}/company/usage`, shows: heading('By number') },
    { path: `${admin}/billing/billing-information`, shows: heading('Invoices') },
  ];
}
