import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test.slow();

/** Pages of a section, which share their tabs. */
const sections = [
  ['numbers/listing', 'numbers/calendar', 'numbers/check', 'numbers/texting', 'numbers/planned'],
  ['balance', 'transaction', 'usage', 'international-calling', 'guard'].map(
    (tab) => `billing/call-credits/edit/${tab}`,
  ),
  ['compliance/campaigns/listing', 'compliance/campaigns/texting'],
];

async function expectTabsStay(page: Page, section: readonly string[]): Promise<void> {
  const tabs = page.getByRole('main').getByRole('navigation').first();
  let place: object | null = null;
  for (const path of section) {
    await page.goto(`/admin-settings/${path}`);
    await expect(tabs.locator('[aria-current="page"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    place ??= await tabs.boundingBox();
    await expect
      .poll(() => tabs.boundingBox(), path)
      .toMatchObject({ ...place, width: expect.any(Number) });
  }
}

test('the tabs of a section stay in their place from page to page', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const section of sections) await expectTabsStay(page, section);
});

test('the limit of a trial beside a head leaves the tabs in their place', async ({ page }) => {
  await new LoginPage(page).resume(people.canada);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectTabsStay(page, ['numbers/calendar', 'numbers/listing']);
});

test('the cards of the billing summary leave no gap', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/billing/billing-summary/edit/summary');
  const cards = page.getByRole('main').locator('section:has(> header h2)');
  await expect(cards).toHaveCount(7);
  for (const width of [1920, 1440, 1280, 1000, 390]) {
    await page.setViewportSize({ width, height: 900 });
    // Cards that arrive one after the other stand apart for a moment.
    await expect
      .poll(
        () =>
          cards.evaluateAll((all) => {
            const boxes = all.map((card) => card.getBoundingClientRect());
            const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
            const ends = [...rows.values()].map((row) =>
              Math.max(...row.map(({ right }) => right)),
            );
            return Math.round(Math.max(...ends) - Math.min(...ends));
          }),
        `${width} px`,
      )
      .toBe(0);
  }
});

test('the head of a column of figures ends where the figures end', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/billing/call-credits/edit/transaction');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const endOf = (text: Element) => {
    const words = document.createRange();
    words.selectNodeContents(text.querySelector('button')?.firstChild ?? text);
    return words.getBoundingClientRect().right;
  };
  const head = page.getByRole('columnheader', { name: 'Amount' });
  const figure = page.getByRole('row').nth(1).locator('td[data-align="end"]').first();
  expect(Math.abs((await head.evaluate(endOf)) - (await figure.evaluate(endOf)))).toBeLessThan(2);
});
