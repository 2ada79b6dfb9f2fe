import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

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

test('annex J4 a row of usage says what happened and plays the call once more, below a head that stays', async ({
  page,
}) => {
  await open(page, `${company}?usageType=voice`);
  const row = rowOf(page, 'Answered');
  const told = (await row.textContent()) ?? '';
  await row.focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  const sentence = drawer.getByRole('region', { name: 'What happened' }).getByRole('paragraph');
  await expect(sentence).toHaveText(/^Answered by /);
  // The row says who and what became of it in columns of their own.
  const who = (await sentence.textContent())?.replace('Answered by ', '').replace(/\.$/, '');
  expect(told).toContain(who ?? 'nothing');
  await drawer.getByRole('button', { name: 'Try this call' }).click();
  const tried = page.getByRole('dialog', { name: 'Try a call' });
  await expect(tried.getByText(/^Uses the routing of /)).toBeVisible();
  const caller = (await drawer.getByText(/^\+1 \(205\)/).textContent()) ?? '';
  await expect(tried.getByLabel('Caller')).toHaveValue(caller);
  await expect(tried.getByRole('region', { name: 'What happens' })).toContainText(/\w/);
  await page.keyboard.press('Escape');
  await expect(tried).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(row).toBeFocused();
  await page.locator('tbody tr').last().hover();
  await expect(page.getByRole('columnheader', { name: 'Date' })).toBeInViewport();
});

test('annex J4 call credits try a call, and say why it went there, by the parts of the numbers', async ({
  page,
}) => {
  await open(page, `${credits}?usageType=voice`);
  await rowOf(page, 'Inbound')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: /^Try this call/ }).click();
  const tried = page.getByRole('dialog', { name: 'Try a call' });
  await expect(tried.getByRole('region', { name: 'What happens' })).toContainText(/\w/);
  await page.keyboard.press('Escape');
  await expect(tried).toBeHidden();
  await rowOf(page, 'Voicemail').focus();
  await page.keyboard.press('Enter');
  const happened = drawerOf(page).getByRole('region', { name: 'What happened' });
  await expect(happened).toContainText(/closed|answer|suspended/);
  await happened.getByRole('button').first().click();
  await expect(page).toHaveURL(/business-hour|call-handling/);
});
