import { request as httpRequest } from 'node:http';
import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { type Portal, releaseToken } from '../../fixtures/portal.ts';
import { asStaff, republish, tarballOf } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, invite } from '../../pages/people-api.ts';
import { PeopleProfile } from '../../pages/people-profile.ts';

interface Pointer {
  version: number;
  live: { remote: string; version: string };
}
type Audience = 'all' | { tenants: string[] };

const billing = '/api/releases/direct/billing';
const page1 = '/admin-settings/billing/billing-information';
const changed = {
  version: 'billing-2',
  patch: (text: string) => text.replaceAll('Billing information', 'Billing at a glance'),
};
const oldTitle = /^Billing information/;
const newTitle = /^Billing at a glance/;

async function pointerOf(portal: Portal): Promise<Pointer> {
  return (await asStaff(portal, billing)).json();
}

async function promote(portal: Portal, audience: Audience): Promise<void> {
  const { version } = await pointerOf(portal);
  const body = { remote: 'mfe-billing', version: 'billing-2', audience, why: 'One glance' };
  const answer = await asStaff(portal, `${billing}/promote`, { method: 'POST', body, version });
  expect(answer.status, await answer.text()).toBe(200);
}

async function rollBack(portal: Portal): Promise<void> {
  const { version } = await pointerOf(portal);
  const body = { why: 'The old words were better' };
  const answer = await asStaff(portal, `${billing}/rollback`, { method: 'POST', body, version });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Sends half of a tarball and leaves the rest owing; resolves when it is on its way. */
function sendHalf(portal: Portal, tarball: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const upload = httpRequest(`${portal.url}/api/releases`, {
      method: 'POST',
      headers: {
        'x-release-token': releaseToken,
        'content-type': 'application/gzip',
        'content-length': tarball.length,
        'x-jackfield': '1',
      },
    });
    // The server dies under it, which is what is wanted.
    upload.on('error', () => {});
    upload.write(tarball.subarray(0, tarball.length / 2), () => resolve());
  });
}

const offer = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'A new version is available.' });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const tenantOf = async (page: Page) => {
  const path = '/api/auth/get-session';
  const { profile } = await call<{ profile: { tenantId: string } }>(page, { method: 'GET', path });
  return profile.tenantId;
};

/** Takes the offered reload; the person stays signed in and on the page. */
async function takeOffer(page: Page, then: RegExp): Promise<void> {
  await expect(offer(page)).toBeVisible({ timeout: 20_000 });
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(title(page)).toHaveText(then);
}

test('a changed billing area is published, given to one account, then to all, and rolled back, while people work', async ({
  page,
  context,
  secondBrowser,
  portal,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const { id } = await invite(page, 'Wilma');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  // A page that has run something of the area can't take another version of it without a reload.
  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${page1}"]`).hover();
  await page.waitForFunction(() => Reflect.has(window, 'jackfield_billing'));
  await profile.title.fill('Half a sentence');
  const reader = await context.newPage();
  await reader.goto(page1);
  await expect(title(reader)).toHaveText(oldTitle);
  const elsewhere = await secondBrowser();
  await new LoginPage(elsewhere).signIn(people.canada, page1);
  await expect(title(elsewhere)).toHaveText(oldTitle);
  const { live } = await pointerOf(portal);
  const before = { remote: live.remote, version: live.version };

  // A release that dies half-way changes nothing, and can be repeated under its name.
  await sendHalf(portal, await tarballOf('mfe-billing', changed));
  await portal.crashAndRestart();
  expect((await asStaff(portal, '/api/releases/versions/mfe-billing/billing-2')).status).toBe(404);
  expect((await pointerOf(portal)).live).toMatchObject(before);
  await republish(portal, 'mfe-billing', changed);
  await expect(profile.title).toHaveValue('Half a sentence');

  // One account gets it: its pages are offered a reload, but never in the middle of input.
  await promote(portal, { tenants: [await tenantOf(page)] });
  await takeOffer(reader, newTitle);
  await expect(offer(page)).toHaveCount(0);
  await profile.save.click();
  await expect(profile.toast('saved')).toBeVisible();
  await expect(offer(page)).toBeVisible({ timeout: 20_000 });
  await elsewhere.reload();
  await expect(title(elsewhere)).toHaveText(oldTitle);

  // Everybody gets it; what runs goes on until its reader reloads.
  await promote(portal, 'all');
  await expect(title(elsewhere)).toHaveText(oldTitle);
  await takeOffer(elsewhere, newTitle);

  // Back again, with the chunks of the version that is left still there for who has it open.
  const entry = `/assets/mfe-billing/billing-2/remoteEntry.js`;
  await rollBack(portal);
  await takeOffer(elsewhere, oldTitle);
  await takeOffer(reader, oldTitle);
  expect((await page.request.get(entry)).status()).toBe(200);
  expect((await pointerOf(portal)).live).toMatchObject(before);

  await expect(profile.title).toHaveValue('Half a sentence');
  await page.reload();
  await expect(profile.title).toHaveValue('Half a sentence');
});
