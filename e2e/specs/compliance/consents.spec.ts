import { readFile } from 'node:fs/promises';
import { people } from '../../fixtures/people.ts';
import { supportKey } from '../../fixtures/portal.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const headers = { 'x-jackfield': '1', 'x-support-key': supportKey };
const person = '+12515550173';

test('J6 an opt-out by text shows live, beats a file, and only START lifts it', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/compliance/campaigns/listing');
  await page.getByRole('link', { name: 'Appointment reminders' }).first().click();
  await page.getByRole('link', { name: 'Consents' }).click();
  const row = page.getByRole('row', { name: /0173/ });
  await expect(row).toContainText('Agreed');
  await expectAccessible(page);

  const own = await (await page.request.get('/api/tenant', { headers })).json();
  const text = (words: string) =>
    page.request.post('/api/support/inbound-text', {
      headers,
      data: {
        texts: [
          {
            id: crypto.randomUUID(),
            tenantId: own.id,
            from: person,
            to: '+12515550100',
            text: words,
            at: new Date().toISOString(),
          },
        ],
      },
    });
  expect((await text(' Stop. ')).status()).toBe(200);
  await expect(row).toContainText('Opted out');

  await page.getByRole('button', { name: 'Import CSV…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Lines' }).fill(`${person},Desk\n+12515550188,Desk`);
  await dialog.getByRole('button', { name: 'Check lines' }).click();
  await dialog.getByRole('button', { name: 'Use these columns' }).click();
  await expect(dialog).toContainText('1 line will be skipped, 1 opted out');
  await dialog.getByRole('button', { name: 'Import 1 consent' }).click();
  await expect(page.getByRole('row', { name: /0188/ })).toContainText('Agreed');
  await expect(row).toContainText('Opted out');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(/0173.*Opted out/);

  expect((await text('start')).status()).toBe(200);
  await expect(row).toContainText('Agreed');
  await expect(row).toContainText('Keyword start');
});
