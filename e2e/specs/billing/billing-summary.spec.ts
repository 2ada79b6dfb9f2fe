import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

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

test('BILL-03 VAL-21 nobody is added to five', async ({ page }) => {
  await new LoginPage(page).resume(people.malaysia);
  await page.goto(contacts);
  await expect(rowsOf(page)).toHaveCount(1);
  for (const at of [2, 3, 4, 5]) {
    await add(page, `Person ${at}`, `person${at}@rimbatrails.my`);
    await expect(rowsOf(page)).toHaveCount(at);
  }
  await expect(page.getByRole('button', { name: 'Add contact' })).toBeDisabled();
  await expect(
    page.getByText('You can have up to 5 contacts. Delete one to add another.'),
  ).toBeVisible();
});

const summary = '/admin-settings/billing/billing-summary/edit/summary';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('BILL-04 the summary shows credit, open amount, next invoice, numbers, plan, cards and invoices', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/billing/billing-summary');
  await expect(page).toHaveURL(summary);
  await expect(card(page, 'Call credits')).toContainText('$248.60');
  await expect(card(page, 'Call credits')).toContainText(/Lasts about \d+ days/);
  await expect(card(page, 'Open amount')).toContainText('invoices, overdue since');
  await expect(card(page, 'Next invoice')).toContainText('$1,297.80');
  await expect(card(page, 'Numbers in use')).toContainText(/\d+ company, \d+ personal/);
  await expect(page.getByText('Paid plan')).toBeVisible();
  await expect(card(page, 'Cards')).toContainText('Visa ending 4242Default');
  await expect(card(page, 'Invoices').getByRole('row')).toHaveCount(6);
  await expect(card(page, 'Invoices')).not.toContainText('Draft');
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect(card(page, 'Minutes by day').getByRole('toolbar')).toBeVisible();
    await expectAccessible(page);
  }
  await expectNarrow(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open subscription' }).click();
  await expect(page).toHaveURL(/billing\/subscription$/);
  await page.goto(summary);
  await page.getByRole('link', { name: 'View all invoices' }).click();
  await expect(page).toHaveURL(/billing-information$/);
  await page.goto(summary);
  await page.getByRole('link', { name: 'Billing contact', exact: true }).click();
  await expect(page).toHaveURL(contacts);
  await expectNarrow(page);
  await expectAccessible(page);
});

test('BILL-04 CRED-05 a day of the chart is reached by keys and leads to its calls', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(summary);
  const days = card(page, 'Minutes by day').getByRole('toolbar').getByRole('button');
  await expect(days).toHaveCount(30);
  await card(page, 'Minutes by day').getByText('7 days').click();
  await expect(days).toHaveCount(7);
  await card(page, 'Minutes by day').getByRole('button', { name: 'Show as table' }).click();
  await expect(card(page, 'Minutes by day').getByRole('row')).toHaveCount(8);
  await card(page, 'Minutes by day').getByRole('button', { name: 'Show as chart' }).click();
  await days.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/call-credits\/edit\/usage\?show=minutes&day=/);
  await expect(page.getByRole('button', { name: /^Show all days, not only/ })).toBeVisible();
});

test('BILL-04 an admin who is not the owner is not led to the subscription', async ({ page }) => {
  await new LoginPage(page).resume(people.admin);
  await page.goto(summary);
  await expect(page.getByText('Paid plan')).toBeVisible();
  await expect(card(page, 'Call credits')).toContainText('$');
  await expect(page.getByRole('link', { name: 'Open subscription' })).toHaveCount(0);
});

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
    await request.post('/__test/reset');
  });

  test('BILL-06 the invoice that is due first is paid', async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto(summary);
    const open = card(page, 'Open amount');
    await expect(open).toContainText('4 invoices');
    await open.getByRole('button', { name: /^Pay oldest… INV-/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Pay INV-/ });
    await dialog.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toContainText('3 invoices');
  });

  test('CRED-02 credit is added in a dialog, and the card follows', async ({
    page,
    expectAccessible,
  }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto(summary);
    await page.getByRole('button', { name: 'Add credit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add credit' });
    await dialog.getByRole('radio', { name: '$50' }).check();
    await expect(dialog).toContainText('$298.60');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add $50.00' }).click();
    await expect(page.getByText('$50.00 added to your credit')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card(page, 'Call credits')).toContainText('$298.60');
  });

  test('CRED-02 automatic top-up is turned on below the cards', async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto(summary);
    const cards = card(page, 'Cards');
    await cards.getByRole('button', { name: 'Turn on automatic top-up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Automatic top-up' });
    await dialog.getByRole('textbox', { name: 'When credit falls below' }).fill('20');
    await dialog.getByRole('button', { name: 'Turn top-up on' }).click();
    await expect(cards).toContainText('Automatic top-up at $20.00');
    await cards.getByRole('button', { name: 'Edit automatic top-up' }).click();
    await expect(page.getByRole('dialog', { name: 'Automatic top-up' })).toBeVisible();
  });
});
