import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const contacts = '/admin-settings/billing/billing-summary/edit/billing-contact';
const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Billing contacts' }).locator('tbody').getByRole('row');

async function add(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a billing contact' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Add contact' }).click();
}

test('BILL-03 adds, edits and deletes a contact, takes it back, and a second browser follows', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(contacts);
  await expect(rowsOf(other)).toHaveCount(1);
  await page.goto('/admin-settings/billing/billing-information');
  await page.getByRole('link', { name: 'Edit Billing contacts' }).click();
  await expect(page).toHaveURL(contacts);
  await expect(rowsOf(page)).toHaveCount(1);

  await add(page, 'Wei Ling Tan', 'renee@harbordental.com');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This email is exited')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('weiling@');
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await expect(dialog.getByText('This email is invalid')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Email' }).fill('weiling@harbordental.com');
  await page.keyboard.press('Enter');
  const row = rowsOf(page).filter({ hasText: 'Wei Ling Tan' });
  await expect(row).toContainText('weiling@harbordental.com');
  await expect(rowsOf(other).filter({ hasText: 'Wei Ling Tan' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Wei Ling Tan' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Wei Ling Tan Ho');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(rowsOf(other).filter({ hasText: 'Wei Ling Tan Ho' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Wei Ling Tan Ho' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Wei Ling Tan Ho?' });
  await expect(question).toContainText('Are you sure you want to delete Wei Ling Tan Ho?');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Wei Ling Tan Ho deleted' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(rowsOf(other)).toHaveCount(2);
});

const summary = '/admin-settings/billing/billing-summary/edit/summary';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('BILL-04 accounts on trial and in Malaysia read their own figures', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.canada);
  await page.goto(summary);
  await expect(page.getByText('Trial', { exact: true })).toBeVisible();
  await expect(card(page, 'Open amount')).toContainText('Nothing to pay.');
  await expect(card(page, 'Cards')).toContainText('Add a card first.');
  await expect(card(page, 'Invoices')).toContainText('Your first invoice comes');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.malaysia);
  await other.goto(summary);
  await expect(card(other, 'Call credits')).toContainText(/RM\s/);
  await expect(card(other, 'Open amount')).toContainText(/RM\s/);
});

test.describe('paying from the summary', () => {
  test.afterEach(async ({ request }) => {
    await expect(await request.post('/__test/reset')).toBeOK();
  });
});
