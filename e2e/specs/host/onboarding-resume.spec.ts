import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { openAsOwner } from '../../pages/newcomers.ts';
import { OnboardingPage, steps } from '../../pages/onboarding-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test.slow();

/** Closes the browser of a page and opens it again, with what it keeps. */
async function reopen(browser: Browser, page: Page): Promise<Page> {
  const storageState = await page.context().storageState();
  const { origin } = new URL(page.url());
  await page.close();
  const context = await browser.newContext({ baseURL: origin, storageState });
  const next = await context.newPage();
  await next.goto('/');
  return next;
}

test('ONB-01 ONB-18 OP-61 a browser that is closed at each step comes back to it with what was typed', async ({
  page,
  request,
  browser,
}) => {
  await openAsOwner(page, request);
  await page.getByLabel(/^Company name/).fill('Bay Street Dental');
  await page.getByLabel(/^City/).fill('Fairhope');

  let wizard = new OnboardingPage(await reopen(browser, page));
  await expect(wizard.page.getByLabel(/^Company name/)).toHaveValue('Bay Street Dental');
  await expect(wizard.page.getByLabel(/^City/)).toHaveValue('Fairhope');
  await wizard.page.getByLabel(/^City/).fill('');
  await wizard.next.click();
  const number = await wizard.wantNumber();

  wizard = new OnboardingPage(await reopen(browser, wizard.page));
  await expect(wizard.at('number')).toContainText(number);
  await wizard.next.click();
  await wizard.agree.check();

  wizard = new OnboardingPage(await reopen(browser, wizard.page));
  await expect(wizard.agree).toBeChecked();
  await wizard.next.click();
  await expect(wizard.at('apps')).toBeVisible();

  wizard = new OnboardingPage(await reopen(browser, wizard.page));
  await expect(wizard.at('apps')).toBeVisible();
  expect(await wizard.rail()).toEqual([steps.apps]);
  await wizard.done.click();
  expect(await wizard.facts()).toMatchObject({ 'Personal number': number });

  wizard = new OnboardingPage(await reopen(browser, wizard.page));
  expect(await wizard.facts()).toMatchObject({ 'Personal number': number });
  await wizard.finish();

  const last = await reopen(browser, wizard.page);
  await expect(new ShellPage(last).heading).toBeVisible();
  await expect(new OnboardingPage(last).end).toBeHidden();
  await expect(last.getByRole('list', { name: 'Steps' })).toHaveCount(0);
  await last.context().close();
});
