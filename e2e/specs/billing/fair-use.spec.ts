import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { supportKey } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { cardNumbers, ProviderPage } from '../../pages/provider-page.ts';

const support = { 'x-jackfield': '1', 'x-support-key': supportKey };

/** Calls of this month at home that cost nothing and take this many minutes. */
async function use(page: Page, tenantId: string, minutes: number) {
  const record = {
    id: randomUUID(),
    tenantId,
    date: new Date().toISOString(),
    usageType: 'voice',
    direction: 'inbound',
    from: '+14165550111',
    to: '+14165550100',
    teammateId: null,
    duration: minutes * 60,
    units: minutes,
    rate: 0,
    amount: 0,
  };
  const data = { records: [record] };
  const answer = await page.request.post('/api/support/usage', { headers: support, data });
  expect(await answer.json()).toMatchObject({ accepted: 1 });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fair usage' });

test('SHELL-47 SHELL-48 an admin without a card adds one, and the dialog is gone', async ({
  page,
  request,
}) => {
  const login = new LoginPage(page);
  await login.resume(people.canada);
  await page.goto('/admin-settings/billing/billing-information');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  const account = await page.request.get('/api/tenant', { headers: { 'x-jackfield': '1' } });
  await use(page, (await account.json()).id, 301);

  await page.reload();
  await expect(dialog(page)).toContainText(
    'Call/SMS already exceed the limit, please add a credit card to your account.',
  );
  await dialog(page).getByRole('button', { name: 'Add credit card' }).click();
  await expect(page).toHaveURL(/billing-information$/);
  await expect(dialog(page)).toHaveCount(0);
  const cards = page.getByRole('region', { name: 'Cards' });
  await cards.getByRole('button', { name: 'Add card' }).click();
  await new ProviderPage(page).enter(cardNumbers.accepted);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page)).toHaveCount(0);
  await expect(await request.post('/__test/reset')).toBeOK();
});
