import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/microphone.ts';
import { PageExchange } from '../../fixtures/page-exchange.ts';
import { people } from '../../fixtures/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';

const button = (page: Page) => page.getByRole('button', { name: /^Phone/ });
const card = (page: Page) => page.getByRole('region', { name: 'Phone' });

const office = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Floor 3',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const home = { ...office, houseNumber: '7', streetName: 'Pecan Lane', addressLine2: '' };

/** The place of a phone whose exchange is played: the portal itself has no such phone. */
async function placeOf(page: Page): Promise<void> {
  const place = { told: null, registered: office, others: [home] };
  await page.route('**/api/webphone/place', async (route) => {
    const sent = route.request().postDataJSON() as { address: typeof office } | null;
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const told = sent && { address: sent.address, until };
    await route.fulfill({ json: { ...place, told } });
  });
}

test('[CALL-16] help is called by one press, with the place that is shown', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const exchange = await PageExchange.of(page);
  await placeOf(page);
  await new LoginPage(page).signIn(people.owner);
  await button(page).click();
  await expect(card(page).getByText('Ready')).toBeVisible();
  await page.keyboard.type('911');
  await page.keyboard.press('Enter');
  const callNow = card(page).getByRole('button', { name: 'Call now' });
  await expect(callNow).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
    await page.screenshot({ path: `/tmp/outgoing-help-${colorScheme}.png` });
  }
  await page.setViewportSize({ width: 360, height: 780 });
  await card(page).getByText('Another address').click();
  await expectNarrow(page);
  // The list of states opens over the card.
  await card(page)
    .getByRole('combobox', { name: /^State/ })
    .click();
  await page.getByTitle('Alabama').click();
  await card(page).getByText('7 Pecan Lane, Mobile, AL 36602').click();
  await callNow.click();
  await expect(card(page).getByText('Help is sent to 7 Pecan Lane')).toBeVisible();
  await expect.poll(() => exchange.heard).toContain('INVITE');
});

test('[CALL-16] a number of a page is called by a press, and asks where it costs', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const exchange = await PageExchange.of(page);
  await new LoginPage(page).signIn(people.owner);
  await button(page).click();
  await expect(card(page).getByText('Ready')).toBeVisible();
  await page.keyboard.type('+442079460000');
  await expect(card(page).getByText(/United Kingdom/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto('/admin-settings/users/listing');
  const number = page.getByRole('button', { name: /^Call .+, \+1 \(251\) 555-/ }).first();
  await expect(number).toBeVisible();
  await number.click();
  await expect(card(page).getByText('Ringing…')).toBeVisible();
  await expect(page).toHaveURL(/\/users\/listing/);
  await expect.poll(() => exchange.heard).toContain('INVITE');
  // Rows of a narrow list open by a press anywhere.
  await card(page).getByRole('button', { name: 'End call' }).click();
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(page.getByRole('button', { name: /^Call .+, \+1/ })).toHaveCount(0);
});
