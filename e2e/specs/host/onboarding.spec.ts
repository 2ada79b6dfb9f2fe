import { expect, test } from '../../fixtures/test.ts';
import { makeAccount } from '../../pages/accounts.ts';
import { openAsInvited, openAsOwner } from '../../pages/newcomers.ts';
import { OnboardingPage, recordCalls } from '../../pages/onboarding-page.ts';
import { call } from '../../pages/people-api.ts';

test.slow();

const sms = 'To send SMS, register a brand and a campaign under COMPLIANCE.';
const charges = 'There will be additional charges for personal number.';

test('ONB-01 ONB-02 ONB-03 ONB-06 ONB-07 ONB-10 ONB-12 ONB-14 ONB-15 ONB-16 ONB-18 VAL-01 the owner of a new account in the USA sets up everything', async ({
  page,
  request,
}) => {
  await openAsOwner(page, request);
  const wizard = new OnboardingPage(page);
  const calls = recordCalls(page);
  await expect(wizard.at('company')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);
  expect(await wizard.rail()).toEqual([
    'Company details',
    'Personal number',
    '911 terms',
    'Start making calls',
  ]);

  const name = page.getByLabel(/^Company name/);
  await name.fill('');
  await name.blur();
  await expect(page.getByText('The company name field is required.')).toBeVisible();
  await expect(wizard.next).toBeDisabled();
  await name.fill('Cedar Lane Dental');
  await page.getByLabel(/^Street address/).fill('214 Dauphin Street');
  await expect(wizard.next).toBeDisabled();
  await page.getByLabel(/^City/).fill('Mobile');
  await page.getByLabel(/^State/).fill('Alab');
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Zip Code/).fill('36602');
  await wizard.next.click();

  await expect(page.getByText(charges)).toBeVisible();
  const number = await wizard.wantNumber();
  await expect(page.getByText('During the trial', { exact: true })).toBeVisible();
  await wizard.next.click();
  await expect(wizard.at('terms')).toContainText(
    'Emergency calls (911) over this service depend on power and internet access and on a correct address. Keep your 911 address up to date. Calls from apps may not show your location to the emergency operator.',
  );
  await expect(wizard.next).toBeDisabled();
  await wizard.agreeAndSend();

  await expect(wizard.at('apps')).toContainText(
    'Your apps are ready. Download them to start making calls.',
  );
  expect(calls).toEqual(['account', 'time zone', 'status', 'token', 'reserve', 'create']);
  for (const store of ['Windows', 'macOS', 'App Store', 'Google Play']) {
    await expect(page.getByRole('link', { name: store })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.jackfield\.example\//,
    );
  }
  await expect(wizard.back).toHaveCount(0);
  await wizard.done.click();

  await expect(wizard.end).toContainText(sms);
  expect(await wizard.facts()).toEqual({
    'Company number': expect.stringMatching(/^\+1 \(\d{3}\) \d{3}-\d{4}$/),
    'Personal number': number,
    Extension: '101',
  });
  expect(await wizard.triedCall(number)).toEqual([
    'The phones of Noor Haddad ring for 20 s.',
    'Callers leave a message for Noor Haddad. after 20 s',
  ]);
  await wizard.finish();
  const account = await call(page, { method: 'GET', path: '/api/tenant' });
  expect(account).toMatchObject({
    companyName: 'Cedar Lane Dental',
    companyAddress: { streetAddress: '214 Dauphin Street', locality: 'Mobile', region: 'AL' },
    timeZone: 'America/Chicago',
    isCompanySetup: true,
  });
  expect(await call(page, { method: 'GET', path: '/api/user' })).toMatchObject({
    status: 'active',
    isFirstTime: false,
    timeZone: 'America/Chicago',
    agreedTerms: { hash: expect.stringMatching(/^[\da-f]{64}$/) },
  });
  const asked = { number: number.replaceAll(/[^\d+]/g, ''), from: '+13125550123' };
  const tried = await call(page, { method: 'POST', path: '/api/routing/simulate', body: asked });
  expect(tried).toMatchObject({ end: { kind: 'answered', node: { name: 'Noor Haddad' } } });

  const reminder = page.getByRole('dialog', { name: 'Complete your SMS registration' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder).toBeHidden();
  await expect(wizard.next).toHaveCount(0);
  await expect(wizard.end).toBeHidden();
});

test('ONB-02 ONB-08 ONB-16 OP-59 OP-69 an invited standard user in Canada buys a number', async ({
  page,
  request,
  secondBrowser,
}) => {
  const { owner } = await makeAccount(request, { country: 'CAN' });
  const by = { admin: await secondBrowser(), email: owner.email };
  await openAsInvited(page, request, by);
  const wizard = new OnboardingPage(page);
  await expect(wizard.at('number')).toBeVisible();
  expect(await wizard.rail()).toEqual([
    'Personal number',
    'Emergency disclaimer',
    'Start making calls',
  ]);
  const number = await wizard.wantNumber();
  expect(number).toMatch(/^\+1 \(416\)/);
  await page.getByRole('button', { name: /^Change \+/ }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a number' });
  await expect(chooser.getByLabel('Area code')).toHaveValue('416');
  await chooser.getByRole('button', { name: 'BACK', exact: true }).click();
  await wizard.next.click();
  await expect(wizard.at('disclaimer')).toContainText(
    'Emergency services are not available with this service. Use another phone to call emergency services.',
  );
  await wizard.agreeAndSend();
  await wizard.done.click();
  await expect(wizard.end).toBeVisible();
  await expect(wizard.end).not.toContainText(sms);
  expect(await wizard.facts()).toMatchObject({
    'Company number': expect.stringMatching(/^\+1/),
    'Personal number': number,
  });
  const [rings, message] = await wizard.triedCall(number);
  expect(rings).toMatch(/^The phones of Nadia .+ ring for 20 s\.$/);
  expect(message).toMatch(/^Callers leave a message for Nadia/);
  await wizard.finish();
});
