import type { Browser, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { openAsInvited, openAsOwner } from '../../pages/newcomers.ts';
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

test('OP-61 another browser shows what the server does not know as done', async ({
  page,
  request,
  secondBrowser,
}) => {
  const by = { admin: await secondBrowser(), email: people.owner };
  await openAsInvited(page, request, by);
  const wizard = new OnboardingPage(page);
  await wizard.next.click();
  await wizard.agreeAndSend();
  await expect(wizard.at('apps')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(wizard.at('apps')).toBeVisible();
  expect(await wizard.rail()).toEqual([steps.apps]);
});

const bare = testWith({
  DOWNLOAD_WINDOWS: '',
  DOWNLOAD_MACOS: '',
  DOWNLOAD_IOS: '',
  DOWNLOAD_ANDROID: '',
});

bare(
  'ONB-10 SHELL-04 OP-16 without apps there is neither their step nor Download',
  async ({ page, request }) => {
    await openAsOwner(page, request);
    const wizard = new OnboardingPage(page);
    await expect(wizard.at('company')).toBeVisible();
    expect(await wizard.rail()).toEqual(['Company details', 'Personal number', '911 terms']);
    await wizard.next.click();
    await wizard.next.click();
    await wizard.agreeAndSend();
    await expect(wizard.end).toBeVisible();
    await wizard.finish();
    await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  },
);
