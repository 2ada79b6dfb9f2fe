import type { APIRequestContext, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { advanceClock, resetClock } from '../../pages/server-clock.ts';
import { newestCode } from '../../pages/text-code.ts';

const brands = '/admin-settings/compliance/brands';
const listing = `${brands}/listing`;
/** Longer than the registry of demonstrations looks at what it was sent. */
const look = 61_000;

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const next = (page: Page, step: string) => page.getByRole('button', { name: `Next: ${step}` });

async function choose(page: Page, list: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByTitle(option, { exact: true }).click();
}

/**
 * Has the registry come to its word about what it was sent. The clock moves on a little at a time:
 * the brand is sent first, and looked at afterwards.
 */
async function letItLook(page: Page, request: APIRequestContext, word: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await advanceClock(request, look);
        return page.getByText(word).first().isVisible();
      },
      { timeout: 30_000, intervals: [4000] },
    )
    .toBe(true);
}

async function tickAndPay(page: Page): Promise<void> {
  const pay = page.getByRole('button', { name: 'Submit and pay $4.00' });
  await expect(pay).toBeDisabled();
  await page.getByRole('checkbox', { name: /^I have read every line/ }).check();
  await pay.click();
}

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test.afterEach(async ({ request }) => {
  await resetClock(request);
});

test('COMP-01 COMP-03 COMP-04 a brand refused for its tax id is decoded, corrected and verified', async ({
  page,
  request,
}) => {
  await page.goto(listing);
  await page.getByRole('button', { name: 'Add brand' }).click();

  await next(page, 'Address').click();
  await expect(page.getByText('The company name field is required.')).toBeVisible();
  await field(page, /^Legal company name/).fill('Harbor Pediatric Dentistry LLC');
  await field(page, /^Brand name/).fill('Harbor Kids');
  await choose(page, /^Company type/, 'Private for-profit');
  await field(page, /^EIN/).fill('63-7710000');
  await choose(page, /^Industry/, 'Healthcare');
  await field(page, /^Website/).fill('https://harbordental.com/kids');
  await next(page, 'Address').click();

  // What was typed is there again for who leaves and comes back.
  await expect(page.getByRole('heading', { name: 'Where is it registered?' })).toBeVisible();
  await page.goto(listing);
  await page.goto(`${brands}/add?step=address`);
  await expect(page.getByText(/^Saved as a draft/)).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(steps.getByRole('link', { name: /^Company/ })).toContainText('63-7710000');
  await next(page, 'Contact').click();

  await expect(next(page, 'Review')).toBeDisabled();
  await field(page, /^Mobile phone/).fill('251 555 0198');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('This is a landline. Use a mobile phone.')).toBeVisible();
  await field(page, /^Mobile phone/).fill('251 555 0187');
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await newestCode(request, '+12515550187');
  const wrong = code === '000000' ? '000001' : '000000';
  await field(page, /^Type the 6 digits/).fill(wrong);
  await expect(page.getByText('That code is not right. 4 tries left.')).toBeVisible();
  await field(page, /^Type the 6 digits/).fill(code);
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await next(page, 'Review').click();
  await tickAndPay(page);

  await expect(
    page.getByRole('heading', { level: 1, name: 'Harbor Pediatric Dentistry LLC' }),
  ).toBeVisible();
  await letItLook(page, request, 'Refused because of the tax ID');
  const point = page.getByRole('listitem', { name: 'Tax ID does not match the name' });
  await expect(point).toContainText('63-7710000');
  await page.getByRole('button', { name: 'Correct and resubmit, $4.00' }).click();

  await expect(field(page, /^EIN/)).toBeFocused();
  await field(page, /^EIN/).fill('63-4821057');
  await page.getByRole('link', { name: /^Review/ }).click();
  await tickAndPay(page);
  await expect(page.getByText('Another brand of this account has this tax ID.')).toBeVisible();
  await expect(field(page, /^EIN/)).toBeFocused();
  await field(page, /^EIN/).fill('63-7714290');
  await page.getByRole('link', { name: /^Review/ }).click();
  await tickAndPay(page);
  await letItLook(page, request, 'Verified by the registry on');
  await expect(page.getByText('Next, add a campaign')).toBeVisible();
});
