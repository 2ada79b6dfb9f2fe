import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { setAccountStatus } from '../../pages/accounts.ts';
import { liveChannelOf } from '../../pages/live-channel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { cardNumbers, ProviderPage } from '../../pages/provider-page.ts';

const information = '/admin-settings/billing/billing-information';

async function open(page: Page, who: string = people.owner) {
  await new LoginPage(page).resume(who);
  await page.goto(information);
  await expect(cards(page).getByRole('button', { name: 'Add card' })).toBeVisible();
}

const cards = (page: Page) => page.getByRole('region', { name: 'Cards' });
const rows = (page: Page) => cards(page).getByRole('listitem');

test.afterEach(async ({ request }) => {
  await expect(await request.post('/__test/reset')).toBeOK();
});

test('BILL-01 SHELL-49 a card is added at the provider, and a second browser sees it', async ({
  page,
  secondBrowser,
}) => {
  await open(page);
  const second = await secondBrowser();
  await open(second, people.admin);
  await expect(rows(second)).toHaveCount(2);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'localhost') {
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
    }
  });

  await cards(page).getByRole('button', { name: 'Add card' }).click();
  const provider = new ProviderPage(page);
  await expect(page.getByText('Test payment page. No money moves.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Harbor Dental Group' })).toBeVisible();
  await page.getByRole('link', { name: /^Use the card 4000 0000 0000 9995/ }).click();
  await page.getByRole('checkbox', { name: 'Use as the default card' }).check();
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await provider.save.click();

  const dialog = page.getByRole('dialog', { name: 'Payment In Process' });
  await expect(dialog).toContainText('Your card is saved. Nothing was charged.');
  await expect(page).toHaveURL(information);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
  for (const each of [page, second]) {
    await expect(rows(each)).toHaveCount(3);
    await expect(rows(each).first()).toContainText('Visa ending 9995');
    await expect(rows(each).first()).toContainText('Default');
    await expect(cards(each).getByText('Default')).toHaveCount(1);
  }
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(dialog).toBeHidden();
  expect(sent.filter((text) => /4000\D{0,3}0000\D{0,3}0000\D{0,3}9995/.test(text))).toEqual([]);
});

test('a declined card is told under its field, and the way back adds nothing', async ({
  page,
  expectAccessible,
}) => {
  await open(page);
  await cards(page).getByRole('button', { name: 'Add card' }).click();
  const provider = new ProviderPage(page);
  await provider.enter(cardNumbers.declined);
  await expect(provider.number).toHaveAccessibleDescription(
    'The bank declined this card. Use another card.',
  );
  await expect(provider.number).toBeFocused();
  await expectAccessible(page);
  await expectNarrow(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page).toHaveURL(information);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a payment that the bank asks about is confirmed at the provider', async ({ page }) => {
  await open(page);
  await cards(page).getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('link', { name: /^Use the card 4000 0025 0000 3155/ }).click();
  await page.getByRole('checkbox', { name: 'Use as the default card' }).check();
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await new ProviderPage(page).save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  const invoices = page.getByRole('region', { name: 'Invoices' });
  const pay = invoices.getByRole('button', { name: /^Pay… INV-/ }).first();
  const number = (await pay.getAttribute('aria-label'))?.replace('Pay… ', '') ?? '';
  await pay.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Confirm this payment' })).toBeVisible();
  await page.goBack();
  const confirm = invoices.getByRole('link', {
    name: `Confirm the payment of ${number} at the bank`,
  });
  await confirm.click();
  await page.getByRole('button', { name: /^Confirm \$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment In Process' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  const row = invoices.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('Paid');
  await expect(confirm).toHaveCount(0);
});

test('BILL-09 the owner opens the billing portal from the subscription and comes back', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/billing/subscription');
  let url = '';
  await page.route('**/api/billing-portal-session', async (route) => {
    const response = await route.fetch();
    ({ url } = await response.json());
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Open billing portal' }).click();
  await expect(page.getByRole('heading', { name: 'To pay' })).toBeVisible();
  expect(page.url()).toBe(url);
  await expectAccessible(page);
  await expectNarrow(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Jackfield' }).click();
  await expect(page).toHaveURL(information);
});

test('SHELL-46 annex E2 a suspended account pays in the billing portal, and the dialog goes', async ({
  page,
  request,
  secondBrowser,
}) => {
  const second = await secondBrowser();
  const areLive = [liveChannelOf(page), liveChannelOf(second)];
  await open(page);
  await new LoginPage(second).resume(people.standard);
  await second.goto('/your-settings/profile');
  await Promise.all(areLive);
  const { id: tenantId } = await (await page.request.get('/api/tenant')).json();
  await setAccountStatus(request, tenantId, 'suspended');
  const suspended = (of: Page) => of.getByRole('dialog', { name: 'Account Suspended' });
  for (const each of [page, second]) await expect(suspended(each)).toBeVisible();

  const opened = page.waitForEvent('popup');
  await suspended(page).getByRole('button', { name: 'Go to billing portal' }).click();
  const portal = await opened;
  await expect(portal).toHaveURL(/^http:\/\/pay\.localhost:\d+\/portal\//);
  const pay = portal.getByRole('button', { name: /^Pay \$.* for INV-/ });
  await expect(pay.first()).toBeVisible();
  for (let left = await pay.count(); left > 0; left -= 1) {
    await expect(pay).toHaveCount(left);
    await pay.first().click();
    await expect(portal.getByRole('status')).toHaveText('The invoice is paid.');
  }
  await expect(portal.getByText('Nothing is owed. Thank you.')).toBeVisible();
  for (const each of [page, second]) await expect(suspended(each)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing information' })).toBeVisible();
});
