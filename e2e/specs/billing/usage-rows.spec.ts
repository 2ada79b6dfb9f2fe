import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';

const company = '/admin-settings/company/usage';
const credits = '/admin-settings/billing/call-credits/edit/usage';
const rowOf = (page: Page, outcome: string) =>
  page.locator('tbody tr').filter({ hasText: 'Inbound' }).filter({ hasText: outcome }).first();
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Inbound call' });

async function open(page: Page, path: string) {
  await new LoginPage(page).resume(people.owner);
  await page.goto(path);
  await expect(page.locator('tbody tr').first()).toBeVisible();
}

test('annex J4 a row of usage says what happened, and plays the call once more', async ({
  page,
}) => {
  await open(page, `${company}?usageType=voice`);
  const row = rowOf(page, 'Answered by');
  const told = (await row.textContent()) ?? '';
  await row.focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  const sentence = drawer.getByRole('region', { name: 'What happened' }).getByRole('paragraph');
  await expect(sentence).toHaveText(/^Answered by /);
  expect(told).toContain((await sentence.textContent()) ?? 'nothing');
  await drawer.getByRole('button', { name: 'Try this call' }).click();
  const tried = page.getByRole('dialog', { name: 'Try a call' });
  await expect(tried.getByText('Past times use today’s routing.')).toBeVisible();
  const caller = (await drawer.getByText(/^\+1 \(205\)/).textContent()) ?? '';
  await expect(tried.getByLabel('Caller')).toHaveValue(caller);
  await expect(tried.getByRole('region', { name: 'What happens' })).toContainText(/\w/);
  await page.keyboard.press('Escape');
  await expect(tried).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).toBeFocused();
});

test('annex J4 call credits try a call by the part of the numbers, of persons too', async ({
  page,
}) => {
  await open(page, `${credits}?usageType=voice`);
  await rowOf(page, 'Inbound')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: /^Try this call/ }).click();
  const tried = page.getByRole('dialog', { name: 'Try a call' });
  await expect(tried.getByRole('region', { name: 'What happens' })).toContainText(/\w/);
});

test('NUM-06 the caller of a row is blocked by a key, and Undo takes it back', async ({ page }) => {
  await open(page, `${company}?usageType=voice`);
  const row = rowOf(page, 'Answered by');
  const caller =
    (await row
      .getByText(/^\+1 \(205\)/)
      .first()
      .textContent()) ?? '';
  await row.focus();
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Block caller' }).click();
  await expect(page.getByText(`${caller} blocked`)).toBeVisible();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'See blocked callers' }).click();
  await expect(page.getByRole('table').getByText(caller)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${caller} unblocked`)).toBeVisible();
  await expect(page.getByText(caller, { exact: true })).toBeHidden();
});

test('the head of the columns stays above the rows that are scrolled to', async ({ page }) => {
  await open(page, company);
  const head = page.getByRole('columnheader', { name: 'Date' });
  const last = page.locator('tbody tr').last();
  await last.hover();
  await expect(head).toBeInViewport();
});

test('a row leads to its user and to its number', async ({ page }) => {
  await open(page, `${credits}?usageType=voice&search=Elena`);
  const name = page.getByText('Elena Vasquez', { exact: true });
  const row = page.locator('tbody tr').filter({ has: name }).first();
  await row.focus();
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/users\/edit\/.*\/profile/);
  await page.goBack();
  await row.focus();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/users\/edit\/.*\/phone-numbers/);
});

test('on a phone calls stand in the list, and one opens by its menu, accessible in full', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await open(page, company);
  await expectNarrow(page);
  const calls = page.getByRole('list', { name: 'Usage' });
  const call = calls.getByRole('listitem').filter({ hasText: 'Answered' }).first();
  await call.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('button', { name: 'What happened' }).click();
  const told = page.getByRole('region', { name: 'What happened' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(told).toBeHidden();
  await call.getByRole('button', { name: /^\+1 .* → / }).click();
  await expect(told).toBeVisible();
});
