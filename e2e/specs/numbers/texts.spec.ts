import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { supportKey } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { serverNow } from '../../pages/server-clock.ts';

const headers = { 'x-jackfield': '1', 'x-support-key': supportKey };
const texts = '/admin-settings/company/usage/texts';
const person = '+12515550184';
const mainLine = '+12515550100';

/** The messaging service tells of a text that somebody sent to the main line. */
async function receive(page: Page, text: string): Promise<void> {
  const { id: tenantId } = await (await page.request.get('/api/tenant', { headers })).json();
  const at = new Date(await serverNow(page.request)).toISOString();
  const one = { id: crypto.randomUUID(), tenantId, from: person, to: mainLine, text, at };
  const answer = await page.request.post('/api/support/inbound-text', {
    headers,
    data: { texts: [one] },
  });
  expect(answer.status()).toBe(200);
}

test('[PROV-01] a text comes in live, is answered with its price said before, and a STOP ends it', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/company/usage');
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await expect(page).toHaveURL(/\/usage\/texts$/);
  await expect(page.getByRole('heading', { name: 'Usage', level: 1 })).toBeVisible();
  await receive(page, 'Are you open today?');
  const row = page.locator('tbody tr[data-row]', { hasText: 'Are you open today?' });
  await expect(row).toContainText('Received');

  // By keyboard: the row opens the conversation, and the box takes the focus.
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?with=%2B12515550184$/);
  const log = page.getByRole('log', { name: /^Texts with / });
  await expect(log).toContainText('Are you open today?');
  const box = page.getByRole('textbox', { name: /^Text to / });
  await expect(box).toBeFocused();
  await page.keyboard.insertText(`${'Until five, come any time. '.repeat(7)}Main Street 4`);
  await expect(page.getByText(/^2 parts, \$\d/)).toBeVisible();
  await expectAccessible(page, 'opened');

  // Somebody else reads the same conversation meanwhile.
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(`${texts}?with=${encodeURIComponent(person)}`);
  await expect(other.getByRole('log')).toContainText('Are you open today?');

  await page.keyboard.press('Control+Enter');
  await expect(box).toHaveValue('');
  await expect(log).toContainText('Delivered');
  await expect(other.getByRole('log')).toContainText('Main Street 4');
  await expect(other.getByRole('log')).toContainText('Delivered');

  await box.fill('One more thing');
  await receive(page, 'STOP');
  await expect(page.getByText(/^They opted out\./)).toBeVisible();
  await expect(box).toHaveValue('One more thing');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(other.getByText(/^They opted out\./)).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Text to / })).toBeHidden();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/usage\/texts$/);
  await expect(row).toBeFocused();
  await expectNarrow(page);
});

test('[PROV-01] the record of a call opens the conversation with its caller, and Back closes it', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/company/usage/calls?direction=inbound&days=30');
  await page.locator('tbody tr[data-row]').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Text to / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Path of this call' })).toBeVisible();
});
