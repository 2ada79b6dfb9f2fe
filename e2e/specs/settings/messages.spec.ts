import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';

const path = '/your-settings/messages';
const rows = (page: Page) => page.locator('[data-message]');
const count = (page: Page, text: string) =>
  page.getByRole('banner').getByRole('link', { name: `Messages ${text}` });

async function openAs(page: Page, email: string): Promise<void> {
  await new LoginPage(page).resume(email);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Messages', exact: false }).first()).toBeVisible();
}

test('[MSG-01] [MSG-03] two members of a team see the same, and one of them takes a message', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  const other = await secondBrowser();
  await openAs(page, people.owner);
  await openAs(other, people.standard);
  for (const each of [page, other]) {
    await each.getByRole('link', { name: /^Front desk/ }).click();
    await expect(each.getByText('Nobody has taken this yet')).toBeVisible();
  }
  await expectAccessible(page);
  await other.getByRole('button', { name: 'Take and call back' }).click();
  await expect(other.getByText('You have taken this')).toBeVisible();
  // Nothing is pressed in the first browser: the hub tells it.
  await expect(page.getByText('Daniel Whitcombe has taken this').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take and call back' })).toBeHidden();
  await expect(count(page, '3 are new')).toBeVisible();
  await other.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByText('Done by Daniel Whitcombe')).toBeVisible();
});

test('[MSG-03] messages are heard, deleted, restored and forwarded without a mouse', async ({
  page,
  secondBrowser,
}) => {
  const other = await secondBrowser();
  await openAs(other, people.standard);
  await openAs(page, people.owner);
  await expect(rows(page)).toHaveCount(6);
  const first = (await rows(page).first().getAttribute('data-message')) ?? '';

  await expect(page.getByRole('button', { name: 'Play the message' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Mark as new' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play the message' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('k');
  await page.keyboard.press('#');
  await expect(page.locator(`[data-message="${first}"]`)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.locator(`[data-message="${first}"]`)).toBeVisible();

  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Forward message' });
  await dialog.getByRole('combobox').fill('Daniel');
  await expect(page.getByRole('option', { name: /Daniel Whitcombe/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Note').fill('Can you call back?');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await other.getByText('Forwarded by Renee Castellano').click();
  await expect(
    other.getByText('Renee Castellano forwarded this: “Can you call back?”'),
  ).toBeVisible();
  await expectNarrow(page);
});

test('[MSG-05] what callers said is read, and found by a word of it', async ({ page }) => {
  await openAs(page, people.owner);
  const search = page.getByRole('textbox', { name: 'Search caller or words' });
  await search.fill('treatment');
  await expect(rows(page)).toHaveCount(1);
  const words = page.getByRole('region', { name: 'Transcript' });
  await expect(words).toContainText('the picture from before the treatment');
  await expect(words).toContainText('Dotted words are uncertain');
  await page.getByRole('button', { name: 'Play the message' }).click();
  await expect(words.locator('[data-spoken="true"]')).toHaveCount(1);
});
