import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { advanceClock, resetClock, serverNow } from '../../pages/server-clock.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const day = 24 * 60 * 60_000;
/** The sandbox looks at an order for a minute. */
const looked = 2 * 60_000;

const next = (page: Page) => page.getByRole('button', { name: /^Next: / }).click();

/** Asks how the order stands until the answer is there: due work comes and goes by itself. */
async function untilAnswered(page: Page, answer: RegExp): Promise<void> {
  await expect(async () => {
    await advanceClock(page.request, looked);
    await expect(page.getByText(answer)).toBeVisible({ timeout: 5000 });
  }).toPass();
}

test.afterEach(({ request }) => resetClock(request));

test('[PORT-01] numbers are ordered in, rejected, corrected and dated, and a second browser follows', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/home');
  await new ShellPage(page).entry('Port a Number').click();
  await expect(page).toHaveURL('/admin-settings/company/port');
  await page.getByRole('button', { name: 'Port numbers in' }).click();

  await page.getByRole('textbox', { name: /^Add numbers/ }).fill('(251) 557-0165, 251 557 0166');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Can move, from Gulf Coast Telecom')).toHaveCount(2);
  await next(page);
  // The phone number in the place of the account number is what the carrier refuses.
  await page.getByRole('textbox', { name: /^Account number/ }).fill('2515570165');
  await next(page);
  await page
    .getByRole('combobox', { name: /^Calls go to/ })
    .first()
    .click();
  await page.getByTitle('A new company number').click();
  await page.getByRole('textbox', { name: /^Name of the new number/ }).fill('Ported line');
  await page.getByRole('button', { name: 'Use this for all 2 numbers' }).click();
  await next(page);
  const bill = Buffer.from('%PDF-1.4 bill');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'October.pdf', mimeType: 'application/pdf', buffer: bill });
  const dated = new Date((await serverNow(page.request)) - 10 * day);
  await page.getByLabel(/^Date on the bill/).fill(dated.toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText(/^Dated .* valid until/)).toBeVisible();
  await next(page);
  await page.getByRole('textbox', { name: /^Your full name/ }).fill('Renee Castellano');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign letter' }).click();
  await expect(page.getByText('Signed by Renee Castellano')).toBeVisible();
  await expectAccessible(page);
  await next(page);
  const date = page.getByLabel(/^Day of the move/);
  await date.fill((await date.getAttribute('min')) ?? '');
  await page.getByRole('button', { name: 'Send order' }).click();
  await expect(page.getByText('Waiting for Gulf Coast Telecom')).toBeVisible();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByText('Waiting for Gulf Coast Telecom')).toBeVisible();
  await untilAnswered(page, /^Rejected: 1 detail is not the one on your bill/);
  const point = other.getByRole('region', { name: 'Account number' });
  await expect(point).toContainText('That is your phone number.');
  await expectAccessible(page);

  await point.getByRole('textbox').fill('GCT-448-20917');
  await point.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText('1 of 1 done')).toBeVisible();
  await page.getByRole('button', { name: 'Resubmit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resubmit' }).click();
  await expect(other.getByText('Waiting for Gulf Coast Telecom')).toBeVisible();
  await untilAnswered(page, /^Your numbers move /);
  await expect(other.getByText(/^Your numbers move /)).toBeVisible();
  await expectAccessible(page);
});
