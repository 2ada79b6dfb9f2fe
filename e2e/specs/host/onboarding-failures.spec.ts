import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openAsInvited, openAsOwner } from '../../pages/newcomers.ts';
import { OnboardingPage, recordCalls } from '../../pages/onboarding-page.ts';
import { call } from '../../pages/people-api.ts';

// Files that a test breaks come from the portal, not from the service worker.
test.use({ serviceWorkers: 'block' });
test.slow();

const envelope = (responseCode: string) =>
  JSON.stringify({ responseCode, message: '', errors: [], traceId: 'refused' });
const failed = 'Failed to buy personal number';

test('ONB-13 ONB-15 ONB-17 a number that somebody else has taken leads an admin to the user settings', async ({
  page,
  request,
  secondBrowser,
}) => {
  const by = { admin: await secondBrowser(), email: people.owner };
  const person = await openAsInvited(page, request, by, { role: 'admin' });
  await page.route('**/api/number/reserve', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: envelope('NUMBERTAKEN'),
    }),
  );
  const wizard = new OnboardingPage(page);
  const calls = recordCalls(page);
  await wizard.wantNumber();
  await wizard.next.click();
  await wizard.agreeAndSend();
  await expect(wizard.at('apps')).toBeVisible();
  expect(calls).toEqual(['time zone', 'status', 'token', 'reserve']);
  await wizard.done.click();
  await expect(wizard.end).toContainText(failed);
  expect(Object.keys(await wizard.facts())).toEqual(['Company number', 'Extension']);
  await wizard.end.getByRole('link').click();
  await expect(page).toHaveURL(`/admin-settings/users/edit/${person.id}/phone-numbers`);
  await expect(wizard.end).toBeHidden();
  expect(await call(page, { method: 'GET', path: '/api/user' })).toMatchObject({
    isFirstTime: false,
    status: 'active',
  });
});

test('ONB-13 ONB-17 OP-61 a purchase that fails leads a standard user to the own settings, after a reload too', async ({
  page,
  request,
  secondBrowser,
}) => {
  const by = { admin: await secondBrowser(), email: people.owner };
  await openAsInvited(page, request, by);
  await page.route('**/api/teammate/*/phonenumber', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 500,
          contentType: 'application/json',
          body: envelope('SERVERERROR'),
        })
      : route.fallback(),
  );
  const wizard = new OnboardingPage(page);
  const calls = recordCalls(page);
  await wizard.wantNumber();
  await wizard.next.click();
  await wizard.agreeAndSend();
  await expect(wizard.at('apps')).toBeVisible();
  expect(calls).toEqual(['time zone', 'status', 'token', 'reserve', 'create']);
  await page.reload();
  await expect(wizard.at('apps')).toBeVisible();
  expect(await wizard.rail()).toEqual(['Start making calls']);
  await wizard.done.click();
  await expect(wizard.end).toContainText(failed);
  await wizard.end.getByRole('link').click();
  await expect(page).toHaveURL('/your-settings/phone-numbers');
  await expect(wizard.end).toBeHidden();
});

const breakable = [
  ['account', '**/api/tenant', 'PUT'],
  ['time zone', '**/api/teammate/*', 'PUT'],
  ['status', '**/api/teammate/*/status/active', 'PUT'],
  ['token', '**/api/connect/token', 'POST'],
] as const;

test('ONB-12 OP-60 each of the first four calls that fails is the first of the next press', async ({
  page,
  request,
}) => {
  await openAsOwner(page, request);
  const wizard = new OnboardingPage(page);
  await expect(wizard.at('company')).toBeVisible();
  await wizard.next.click();
  await wizard.next.click();
  await wizard.agree.check();
  const calls = recordCalls(page);
  for (const [name, path, method] of breakable) {
    let isBroken = true;
    await page.route(path, (route) => {
      if (!isBroken || route.request().method() !== method) return route.fallback();
      isBroken = false;
      return route.fulfill({
        status: 503,
        contentType: 'application/json',
        body: envelope('SERVERERROR'),
      });
    });
    await wizard.next.click();
    await expect.poll(() => calls.at(-1)).toBe(name);
    await expect(wizard.next).toBeEnabled();
    await expect(page.getByText('Oops, something went wrong.').first()).toBeVisible();
    await expect(wizard.at('terms')).toBeVisible();
  }
  await wizard.next.click();
  await expect(wizard.at('apps')).toBeVisible();
  // Each is made again once, after its failure; what went through is not.
  expect(calls).toEqual([
    'account',
    'account',
    'time zone',
    'time zone',
    'status',
    'status',
    'token',
  ]);
});

test('ONB-05 the wizard ends without a number when the area of numbers is broken', async ({
  page,
  request,
  watch,
}) => {
  watch.allow(/mfe-numbers|remoteEntry/);
  await page.route(/mfe-numbers\/.*\.js/, (route) => route.abort());
  await openAsOwner(page, request);
  const wizard = new OnboardingPage(page);
  await expect(wizard.at('company')).toBeVisible();
  await wizard.next.click();
  await expect(page.getByText('Personal number could not be opened')).toBeVisible();
  await wizard.next.click();
  await wizard.agreeAndSend();
  await wizard.done.click();
  await wizard.finish();
});
