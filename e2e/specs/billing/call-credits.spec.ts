import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

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
    await expect(await request.post('/__test/reset')).toBeOK();
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
  // On the first of a month its invoice is the newest.
  await expect(rows.filter({ hasText: 'Calls and messages, ' }).first()).toBeVisible();
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

  await page.getByPlaceholder('Search description or amount…').fill('added by');
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
