import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';

test.afterEach(async ({ request }) => {
  await expect(await request.post('/__test/reset')).toBeOK();
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
