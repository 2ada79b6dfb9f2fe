import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

const credits = '/admin-settings/billing/call-credits/edit';

async function open(page: Page, path = 'balance', who: string = people.owner) {
  await new LoginPage(page).resume(who);
  await page.goto(`${credits}/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Call credits/ })).toBeVisible();
}

const balanceOf = (page: Page) => page.getByRole('region', { name: 'Balance' });
const addTo = (page: Page) => page.getByRole('region', { name: 'Add credit' });
const last = (page: Page) => page.getByRole('region', { name: 'Last transactions' });

test.describe('call credits', () => {
  test.afterEach(async ({ request }) => {
    await request.post('/__test/reset');
  });

  test('CRED-02 API-49 adds credit, and a second browser sees it', async ({
    page,
    secondBrowser,
  }) => {
    await open(page);
    await expect(balanceOf(page)).toContainText('$248.60');
    const second = await secondBrowser();
    await open(second, 'balance', people.admin);
    await expect(balanceOf(second)).toContainText('$248.60');

    const add = addTo(page);
    await add.getByRole('radio', { name: '$50' }).check();
    await expect(add).toContainText('Visa ending 4242');
    await expect(add).toContainText('$298.60');
    await add.getByRole('button', { name: 'Add $50.00' }).click();
    await expect(page.getByText('$50.00 added to your credit')).toBeVisible();
    for (const each of [page, second]) {
      await expect(balanceOf(each)).toContainText('$298.60');
      await expect(last(each).getByRole('row').nth(1)).toContainText('Added by Renee');
      await expect(last(each).getByRole('row').nth(1)).toContainText('+$50.00');
    }
  });

  test('OP-104 an own amount is read as it is typed, and refused outside its range', async ({
    page,
  }) => {
    await open(page);
    const add = addTo(page);
    const own = add.getByLabel('Other amount');
    await own.fill('4.99');
    await own.blur();
    await expect(add).toContainText('Enter an amount from $5.00 to $500.00.');
    await own.fill('12.345');
    await expect(add).toContainText('Enter an amount with at most two decimals.');
    await expect(add.getByRole('button', { name: /^Add/ })).toBeDisabled();
    await own.fill('19,99');
    await own.press('Enter');
    await expect(page.getByText('$19.99 added to your credit')).toBeVisible();
    await expect(balanceOf(page)).toContainText('$268.59');
    await expect(own).toHaveValue('');
  });

  test('a connection that drops adds once, whatever is pressed again', async ({ page }) => {
    await open(page);
    const add = addTo(page);
    const keys: string[] = [];
    await page.route('**/api/balance', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      keys.push(route.request().headers()['idempotency-key'] ?? '');
      await route.fetch();
      return route.abort();
    });
    await add.getByRole('button', { name: 'Add $25.00' }).click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByRole('listitem')).toHaveCount(1);
    page.on('request', (request) => {
      if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.unroute('**/api/balance');
    await add.getByRole('button', { name: 'Add $25.00' }).click();
    await expect(page.getByText('$25.00 added to your credit')).toBeVisible();
    await expect(balanceOf(page)).toContainText('$273.60');
    expect(new Set(keys).size).toBe(1);
    await expect(last(page).getByRole('row').filter({ hasText: 'Added by Renee' })).toHaveCount(1);
  });

  test('OP-104 without a card it says so and leads to where one is added', async ({ page }) => {
    await page.route('**/api/paymentmethod?*', (route) =>
      route.fulfill({
        json: {
          items: [],
          total: null,
          limit: 100,
          pageNum: null,
          pageCount: null,
          hasMore: false,
          nextStartAfter: null,
        },
      }),
    );
    await open(page);
    await expect(addTo(page)).toContainText('There is no card to charge yet.');
    await expect(addTo(page).getByRole('button', { name: /^Add \$/ })).toBeDisabled();
    await addTo(page).getByRole('button', { name: 'Add card' }).click();
    await expect(page).toHaveURL(/^http:\/\/pay\.localhost:\d+\/card\//);
  });

  test('the picture has its table', async ({ page }) => {
    await open(page);
    await balanceOf(page).getByRole('button', { name: 'Show as table' }).click();
    await expect(balanceOf(page).getByRole('row')).toHaveCount(31);
    await expect(balanceOf(page).getByRole('row').nth(1)).toContainText('$248.60');
  });
});

test('CRED-04 ENT-11 transactions by type, status, days, search, order and page', async ({
  page,
}) => {
  await open(page, 'transaction');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText('Calls and messages, ');
  const all = await page.getByText(/^1–25 of \d+$|^1-25 of \d+$/).innerText();
  await page.getByRole('button', { name: /^Credit/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('+$100.00');
  await expect(page.getByText(/^In \+\$200\.00, out -\$0\.00$/)).toBeVisible();
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(page.getByText(all)).toBeVisible();

  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/start=/);
  await expect(page.getByText(/^1.\d+ of \d$/)).toBeVisible();
  await page.getByText('30 days', { exact: true }).click();

  await page.getByPlaceholder('Search description or amount…').fill('card');
  await expect(rows).toHaveCount(2);
  await page.getByPlaceholder('Search description or amount…').fill('');
  await expect(page.getByText(all)).toBeVisible();

  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=amount/);
  await expect(rows.first()).toContainText(/-\$/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(rows.last()).toContainText('+$100.00');
});

for (const path of ['balance', 'transaction']) {
  test(`SHELL-08 ${path} has no axe finding in light, dark and at 360 px`, async ({
    page,
    expectAccessible,
  }) => {
    await open(page, path);
    for (const theme of ['light', 'dark'] as const) {
      await useTheme(page, theme);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await expectAccessible(page);
    }
    await expectNarrow(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Calls and' }).first()).toBeVisible();
    await expectAccessible(page);
  });
}
