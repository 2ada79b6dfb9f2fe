import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/microphone.ts';
import { PageExchange } from '../../fixtures/page-exchange.ts';
import { people } from '../../fixtures/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { ShellPage } from '../../pages/shell-page.ts';

const button = (page: Page) => page.getByRole('button', { name: /^Phone/ });
const card = (page: Page) => page.getByRole('region', { name: 'Phone' });

async function callJanet(page: Page, exchange: PageExchange): Promise<void> {
  await button(page).click();
  await expect(card(page).getByText('Ready')).toBeVisible();
  await page.keyboard.type('2515550167');
  await expect(card(page).getByLabel('Name or number')).toHaveValue('+1 (251) 555-0167');
  await page.keyboard.press('Enter');
  await expect(card(page).getByText('Ringing…')).toBeVisible();
  await exchange.take();
  await expect(card(page).getByRole('button', { name: 'Mute' })).toBeVisible();
}

test('[CALL-16] a call goes on over every page, by mouse and keys, and leaving asks', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const exchange = await PageExchange.of(page);
  await new LoginPage(page).signIn(people.owner);
  await callJanet(page, exchange);

  const shell = new ShellPage(page);
  await shell.entry('TEAMS').click();
  await expect(shell.heading).toHaveText(/Teams/);
  await expect(card(page).getByRole('heading')).toHaveText('+1 (251) 555-0167');
  await shell.entry('USERS').click();
  await expect(shell.heading).toHaveText(/Users/);
  await expect(button(page)).toHaveText(/\d:\d\d$/);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }

  await page.keyboard.press('Alt+m');
  await expect(card(page).getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.keyboard.press('Alt+h');
  await expect(card(page).getByText('On hold')).toBeVisible();
  await page.keyboard.press('Alt+h');
  await expect(card(page).getByRole('button', { name: 'Hold' })).toBeVisible();

  await card(page).getByRole('button', { name: 'Add person' }).click();
  await page.keyboard.type('2515550144');
  await card(page).getByRole('button', { name: 'Call +1 (251) 555-0144' }).click();
  await expect(card(page).getByText('Ringing…')).toBeVisible();
  await exchange.take();
  await card(page).getByRole('button', { name: 'Talk together' }).click();
  await expect(card(page).getByText('On this call too')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNarrow(page);
  await page.setViewportSize({ width, height });

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.keyboard.press('Alt+e');
  await expect(card(page)).toBeHidden();
  const ends = () => exchange.heard.filter((method) => method === 'BYE');
  await expect.poll(ends).toHaveLength(2);
});

test('[CALL-16] a call that comes in rings beside what somebody types, and fills a phone', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  const exchange = await PageExchange.of(page);
  await new LoginPage(page).signIn(people.standard);
  await button(page).click();
  await expect(card(page).getByText('Ready')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();

  await exchange.ring({ name: 'Janet Prewitt', number: '+12515550167' });
  await expect(card(page).getByRole('heading')).toHaveText('Janet Prewitt');
  await expect(button(page)).toBeFocused();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const box = await card(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.keyboard.press('Alt+a');
  await expect(card(page).getByRole('button', { name: 'Mute' })).toBeVisible();
  await card(page)
    .getByRole('button', { name: /^Close the phone/ })
    .click();
  await expect(button(page)).toHaveText(/\d:\d\d$/);
  await expectNarrow(page);
});

test('[CALL-16] a call to the own line is sent to the voicemail by the button and its keys', async ({
  page,
  expectAccessible,
}) => {
  const exchange = await PageExchange.of(page);
  await new LoginPage(page).signIn(people.standard);
  await button(page).click();
  await expect(card(page).getByText('Ready')).toBeVisible();
  await exchange.ring({ name: 'Janet Prewitt', number: '+12515550167' }, [
    'X-Jackfield-Decline: voicemail',
  ]);
  await expect(card(page).getByRole('button', { name: 'Voicemail' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Alt+v');
  await expect(card(page)).toBeHidden();
  // For all phones of the person.
  await expect.poll(() => exchange.answers).toContain('603 Decline');
});

test('[CALL-16] two tabs share one phone, and a press takes it over', async ({ page }) => {
  const exchange = await PageExchange.of(page);
  await new LoginPage(page).signIn(people.owner);
  await callJanet(page, exchange);

  const other = await page.context().newPage();
  await PageExchange.of(other);
  await other.goto('/');
  await button(other).click();
  await card(other).getByRole('button', { name: 'Use it here' }).click();
  await expect(card(other).getByText(/It ends if you use the phone here/)).toBeVisible();
  await expect(button(page)).toHaveText(/\d:\d\d$/);
  await card(other).getByRole('button', { name: 'End the call and use it here' }).click();
  await expect(card(other).getByText('Ready')).toBeVisible();
  await expect(card(page)).toContainText('Your phone is in another tab');
});

test('[CALL-16] without an exchange there is no phone', async ({ page }) => {
  const asked = page.waitForResponse('**/api/webphone');
  await new LoginPage(page).signIn(people.owner);
  expect(await (await asked).json()).toEqual({ phone: null });
  await expect(button(page)).toHaveCount(0);
});
