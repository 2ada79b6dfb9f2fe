import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/microphone.ts';
import { PageExchange } from '../../fixtures/page-exchange.ts';
import { people } from '../../fixtures/people.ts';
import { LoginPage } from '../../pages/login-page.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Phone' });

/** Has the browser hand the worker of the portal what a push service would. */
async function push(page: Page, portal: string, told: object): Promise<void> {
  const { origin } = new URL(portal);
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(told),
  });
  await devtools.detach();
}

/** What the service worker sees, which needs no page: notifications, and whether somebody looks. */
async function seen(page: Page) {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The portal has no service worker.');
  return worker.evaluate(async () => {
    const { registration, clients } = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { matchAll(of: object): Promise<{ visibilityState: string }[]> };
    };
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const notes = await registration.getNotifications();
    return {
      isLookedAt: windows.some(({ visibilityState }) => visibilityState === 'visible'),
      notes: notes.map(({ title, body, requireInteraction: stays }) => ({ title, body, stays })),
    };
  });
}

test('[CALL-16] the browser shows who calls and that the call was missed, and nothing over a page', async ({
  page,
  context,
  portal: { url: portal },
}) => {
  test.slow();
  await PageExchange.of(page, { pushKey: `B${'A'.repeat(86)}` });
  await context.grantPermissions(['microphone', 'notifications']);
  await new LoginPage(page).signIn(people.owner);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: /^Phone/ }).click();
  await card(page).getByRole('button', { name: 'Sound' }).click();
  const ring = card(page).getByRole('switch', { name: 'Ring when the portal is closed' });
  await ring.click();
  // This browser has no push service, but the words of its page by now.
  await expect(card(page).getByText(/^This could not be changed/)).toBeVisible();
  await expect(ring).not.toBeChecked();

  // Shown, it would be among those of the other call below.
  const before = '018f0000-0000-7000-8000-0000000000c0';
  await push(page, portal, { call: before, state: 'ringing', who: 'Ben' });
  expect(await seen(page)).toEqual({ isLookedAt: true, notes: [] });

  await page.goto('about:blank');
  await expect.poll(async () => (await seen(page)).isLookedAt).toBe(false);
  const call = '018f0000-0000-7000-8000-0000000000c1';
  await push(page, portal, { call, state: 'ringing', who: 'Ana' });
  const body = 'Press to open the portal and answer';
  await expect
    .poll(async () => (await seen(page)).notes)
    .toEqual([{ title: 'Ana is calling', body, stays: true }]);
  await push(page, portal, { call, state: 'missed', who: 'Ana' });
  await expect
    .poll(async () => (await seen(page)).notes)
    .toEqual([{ title: 'Missed call from Ana', body: '', stays: false }]);
});
