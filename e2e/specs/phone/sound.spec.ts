import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/microphone.ts';
import { PageExchange } from '../../fixtures/page-exchange.ts';
import { people } from '../../fixtures/people.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';

type Held = typeof globalThis & { connections: RTCPeerConnection[] };

const button = (page: Page) => page.getByRole('button', { name: /^Phone/ });
const card = (page: Page) => page.getByRole('region', { name: 'Phone' });

/** The microphone that the newest call is sent, by its name. */
const microphoneOf = (page: Page) =>
  page.evaluate(() => {
    const connection = (globalThis as Held).connections.at(-1);
    return connection?.getSenders()[0]?.track?.label;
  });

test('[CALL-16] another microphone is heard by a call at once, and tried beside it', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const held = globalThis as Held;
    held.connections = [];
    held.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(given?: RTCConfiguration) {
        super(given);
        held.connections.push(this);
      }
    };
  });
  const exchange = await PageExchange.of(page);
  await new LoginPage(page).signIn(people.owner);
  await button(page).click();
  await expect(card(page).getByText('Ready')).toBeVisible();
  await exchange.ring({ name: 'Janet Prewitt', number: '+12515550167' });
  await card(page).getByRole('button', { name: 'Answer' }).click();
  await expect(card(page).getByRole('button', { name: 'Mute' })).toBeVisible();
  const before = await microphoneOf(page);

  await card(page).getByRole('button', { name: 'Sound' }).click();
  await expect(card(page).getByText('The microphone hears you')).toBeVisible();
  await card(page).getByLabel('Microphone', { exact: true }).click();
  await page.getByTitle('Fake Audio Input 2').click();
  await expect.poll(() => microphoneOf(page)).toBe('Fake Audio Input 2');
  expect(before).not.toBe('Fake Audio Input 2');
  await expect(card(page).getByText('The microphone hears you')).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNarrow(page);

  await card(page).getByRole('button', { name: 'Record and listen' }).click();
  await expect(card(page).getByText('You hear yourself')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page).getByRole('button', { name: 'Mute' })).toBeVisible();

  // The other side of this call sends no sound.
  const line = card(page).getByRole('button', { name: 'No sound comes from them' });
  await line.click();
  await expect(card(page).getByText('Lost on the way to you')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1200, height: 800 });
});
