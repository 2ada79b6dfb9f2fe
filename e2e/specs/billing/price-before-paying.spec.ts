import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

test.afterEach(async ({ request }) => {
  await request.post('/__test/reset');
});

interface Invoices {
  items: { status: string; amountDue: number }[];
}

/** The amount of the invoice that is being prepared. */
async function draft(page: Page): Promise<number> {
  const { items } = await call<Invoices>(page, { method: 'GET', path: '/api/invoice' });
  return items.find(({ status }) => status === 'draft')?.amountDue ?? 0;
}

async function openDrawer(page: Page) {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('button', { name: 'Add number' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Add number' });
  await drawer.getByRole('textbox', { name: /^Name/ }).fill('Back office');
  return { drawer, add: drawer.getByRole('button', { name: /^Add number for \$/ }) };
}

const priceOf = (text: string | null) => Number(/\$(\d+\.\d\d)/.exec(text ?? '')?.[1]);

test('the price on the button is what the invoice grows by', async ({ page, expectAccessible }) => {
  const { drawer, add } = await openDrawer(page);
  await expect(add).toBeEnabled();
  const shown = priceOf(await add.textContent());
  await expect(drawer.getByText('Local number, 1 × $3.00')).toBeVisible();
  await expect(drawer.getByText(/^\d+ of \d+ days of \$3\.00$/)).toBeVisible();
  await expect(drawer.getByText('$3.15 a month')).toBeVisible();
  await expect(drawer.getByText(/, unchanged$/)).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  const before = await draft(page);
  await add.click();
  await expect(drawer).toBeHidden();
  expect(Math.round((await draft(page)) * 100)).toBe(Math.round((before + shown) * 100));
});

test('[PPL-01] the price of invited users is what the invoice grows by', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/users/listing');
  const listing = new PeopleListing(page);
  await listing.add.click();
  const drawer = page.getByRole('dialog', { name: 'Add users' });
  await drawer.getByRole('button', { name: 'Add another user' }).click();
  for (const position of [1, 2]) {
    const row = drawer.getByRole('group', { name: `User ${position}` });
    await row.getByLabel('Email').fill(`price${position}.${Date.now()}@harbordental.com`);
    await row.getByLabel('First name').fill('Price');
    await row.getByLabel('Last name').fill(`Person ${position}`);
  }
  const send = drawer.getByRole('button', { name: /^Send 2 invitations for \$/ });
  await expect(send).toBeEnabled();
  await expect(drawer.getByText('Users, 2 × $22.00')).toBeVisible();
  await expectAccessible(page);
  await expectNarrow(page);
  const shown = priceOf((await send.textContent())?.split(' for ')[1] ?? '');
  const before = await draft(page);
  await send.click();
  await expect(drawer).toBeHidden();
  expect(Math.round((await draft(page)) * 100)).toBe(Math.round((before + shown) * 100));
});

test('a price that changed since it was shown is said, read again and confirmed', async ({
  page,
}) => {
  await page.route('**/api/quote?*', async (route) => {
    const answer = await route.fetch();
    const quote = (await answer.json()) as { total: number };
    await route.fulfill({ response: answer, json: { ...quote, total: quote.total + 1 } });
  });
  const { drawer, add } = await openDrawer(page);
  await expect(add).toBeEnabled();
  const stale = priceOf(await add.textContent());
  await page.unroute('**/api/quote?*');
  await add.click();
  const refusal = drawer.getByText(/^The price changed to \$\d+\.\d\d\. Check it and confirm\.$/);
  await expect(refusal).toBeVisible();
  const asked = priceOf(await refusal.textContent());
  expect(asked).toBeLessThan(stale);
  const now = drawer.getByRole('button', { name: `Add number for $${asked.toFixed(2)}` });
  await now.click();
  await expect(drawer).toBeHidden();
});
