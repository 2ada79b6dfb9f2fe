import type { APIRequestContext, Page } from '@playwright/test';
import { password, people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { find } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';
import { PeopleProfile } from '../../pages/people-profile.ts';
import { codeField, codeOf, setUpApp, withAuthenticator } from '../../pages/second-step.ts';
import { advanceClock, serverNow } from '../../pages/server-clock.ts';

const minute = 60_000;

/** Opens the own security page from the menu of the account. */
async function openOwnSecurity(page: Page) {
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Security' }).click();
}

/** The owner, signed in and with an authenticator app. */
async function ownerWithApp(page: Page, request: APIRequestContext) {
  await new LoginPage(page).typeIn(people.owner);
  await openOwnSecurity(page);
  return setUpApp(page, request);
}

/** Shows the password in a browser that is not signed in. */
async function showPassword(page: Page, email: string) {
  const login = new LoginPage(page);
  await login.signOut();
  await login.open();
  await login.fill(email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test.describe('annex J8', () => {
  test.afterEach(async ({ request }) => {
    await expect(await request.post('/__test/reset')).toBeOK();
  });

  test('a standard user turns an app on, signs in with its code, and with a recovery code when the phone is lost', async ({
    page,
    request,
    expectAccessible,
  }) => {
    await new LoginPage(page).typeIn(people.standard);
    await page.goto('/your-settings/security');
    const { secret, recovery } = await setUpApp(page, request);
    await expect(page.getByText('10 of 10 left')).toBeVisible();
    await expectAccessible(page);

    await showPassword(page, people.standard);
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
    await expectAccessible(page);
    await codeField(page).fill('000000');
    const wrong = page.getByText('That code is not right. Codes change every 30 seconds.');
    await expect(wrong).toBeVisible();
    await page.reload();
    await codeField(page).fill(await codeOf(request, secret));
    await expect(page).toHaveURL('/your-settings/profile');

    await advanceClock(request, minute);
    await showPassword(page, people.standard);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/your-settings/profile');
    await page.goto('/your-settings/security');
    await expect(page.getByText('9 of 10 left')).toBeVisible();
  });

  test('a passkey signs in by one button, and a prompt that is left changes nothing', async ({
    page,
    expectAccessible,
  }) => {
    const authenticator = await withAuthenticator(page);
    await new LoginPage(page).typeIn(people.standard);
    await page.goto('/your-settings/security');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const codes = page.getByRole('dialog', { name: 'Keep these recovery codes' });
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    const list = page.getByRole('list', { name: 'Passkeys' });
    await expect(list.getByRole('button', { name: /^Rename/ })).toBeVisible();
    await list.getByRole('button', { name: /^Rename/ }).click();
    const rename = page.getByRole('dialog');
    await rename.getByLabel('Name').fill('Front office laptop');
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(list.getByText('Front office laptop')).toBeVisible();

    await new LoginPage(page).signOut();
    const login = new LoginPage(page);
    await login.open();
    await expectAccessible(page);
    await login.email.fill('half typed');
    await authenticator.setVerified(false);
    const button = page.getByRole('button', { name: 'Sign in with a passkey' });
    await button.click();
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(login.email).toHaveValue('half typed');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await authenticator.setVerified(true);
    await button.click();
    await expect(page).toHaveURL('/your-settings/profile');
    await page.goto('/your-settings/security');
    await expect(page.getByText('with a passkey')).toBeVisible();
  });

  test('admins who have none set one up from the day on, before anything else', async ({
    page,
    request,
    secondBrowser,
    expectAccessible,
  }) => {
    await new LoginPage(page).signIn(people.owner, '/admin-settings/company/company-info/security');
    await page.getByRole('radio', { name: 'Required for admins' }).check();
    const now = await serverNow(request);
    const inDays = (days: number) =>
      new Date(now + days * 1440 * minute).toISOString().slice(0, 10);
    await page.getByLabel('From').fill(inDays(9));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Who is ready' })).toBeVisible();
    await expect(page.getByText(/^0 of \d+ admins$/)).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText(/your company requires a second step at sign-in/)).toBeVisible();

    await advanceClock(request, 10 * 1440 * minute);
    const admin = await secondBrowser();
    const login = new LoginPage(admin);
    await login.open();
    await login.fill(people.admin);
    await expect(admin.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
    await admin.goto('/admin-settings/users/listing');
    await expect(admin).toHaveURL(/\/auth\/login/);
    await admin.goto('/auth/second-step');
    await admin.getByRole('button', { name: /authenticator app/ }).click();
    await expect(codeField(admin)).toBeVisible();
    await expectAccessible(admin);
    const secret = (await admin.locator('code').innerText()).replaceAll(' ', '');
    await codeField(admin).fill(await codeOf(request, secret));
    await expect(admin.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
    await admin.getByRole('button', { name: 'I have kept them' }).click();
    await expect(admin).toHaveURL('/admin-settings/users/listing');
    await admin.goto('/');
    await openOwnSecurity(admin);
    const off = admin.getByRole('button', { name: 'Turn off…' });
    await expect(off).toBeDisabled();
  });

  test('a changed email asks for the password first, and the form keeps what was typed', async ({
    page,
    request,
  }) => {
    await new LoginPage(page).typeIn(people.owner);
    const { id } = await find(page, 'marcus@');
    const profile = new PeopleProfile(page);
    await profile.open(id);
    await advanceClock(request, 10 * minute);
    await profile.title.fill('Head of desk');
    await profile.email.fill('marcus.new@harbordental.com');
    await profile.save.click();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(profile.email).toHaveValue('marcus.new@harbordental.com');
    await profile.save.click();
    await question.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(profile.toast('saved')).toBeVisible();
    await expect(profile.bar).toBeHidden();
    await expect(profile.title).toHaveValue('Head of desk');
    const { pendingEmail } = await (await page.request.get(`/api/teammate/${id}`)).json();
    expect(pendingEmail).toBe('marcus.new@harbordental.com');
  });

  test('acting as somebody asks for the own password, before it begins and before it acts', async ({
    page,
    request,
  }) => {
    await new LoginPage(page).typeIn(people.owner);
    const listing = new PeopleListing(page);
    await listing.open();
    await advanceClock(request, 10 * minute);
    const prove = async () => {
      const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
      await question.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    };
    await listing.openMenu('Daniel Whitcombe');
    await listing.choose('Sign in as this user');
    const ask = page.getByRole('dialog', { name: 'Sign in as Daniel Whitcombe?' });
    await ask.getByRole('button', { name: 'Sign in as Daniel' }).click();
    await prove();
    await expect(page.getByText('Read-only', { exact: true })).toBeVisible();

    await advanceClock(request, 10 * minute);
    await page.getByRole('button', { name: 'Act as Daniel' }).click();
    const act = page.getByRole('dialog', { name: 'Act as Daniel?' });
    await act.getByRole('textbox', { name: /Reason/ }).fill('Greeting');
    await act.getByRole('button', { name: 'Act as Daniel' }).click();
    await prove();
    await expect(page.getByText('Acting', { exact: true })).toBeVisible();
  });

  test('an order of desk phones asks first, over its drawer, and keeps what was typed', async ({
    page,
    request,
  }) => {
    const { secret } = await ownerWithApp(page, request);
    await advanceClock(request, 10 * minute);
    await page.goto('/admin-settings/deskphones/listing/buy-phones');
    await page.getByRole('button', { name: 'One Yealink T31P more' }).click();
    await page.getByRole('button', { name: 'Order…', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Order desk phones' });
    await drawer.getByLabel('Zip Code').fill('36608');
    await drawer.getByRole('button', { name: /^Place order/ }).click();
    const question = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(drawer.getByText('Confirm that it is you, then try again.')).toBeVisible();
    await expect(drawer.getByLabel('Zip Code')).toHaveValue('36608');
    await drawer.getByRole('button', { name: /^Place order/ }).click();
    await question.getByLabel('Code of 6 digits').fill(await codeOf(request, secret));
    const order = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
    await expect(order).toContainText('1 × Yealink T31P');
  });

  test('an admin resets a teammate who has lost everything, with a reason', async ({
    page,
    request,
    secondBrowser,
  }) => {
    const lost = await secondBrowser();
    await new LoginPage(lost).typeIn(people.standard);
    await lost.goto('/your-settings/security');
    await setUpApp(lost, request);
    await new LoginPage(page).signIn(people.owner, '/');
    const { items } = await (await page.request.get('/api/teammate?search=Daniel')).json();
    await page.goto(`/admin-settings/users/edit/${items[0].id}/profile`);
    const section = page.getByRole('region', { name: 'Second step' });
    await expect(section.getByText('Authenticator app')).toBeVisible();
    await section.getByRole('button', { name: 'Reset…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Reset the second step of Daniel/ });
    await dialog.getByRole('button', { name: 'Reset second step' }).click();
    await expect(dialog.getByText('The reason field is required.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Lost his phone.');
    await dialog.getByRole('button', { name: 'Reset second step' }).click();
    await expect(section.getByText('Password only')).toBeVisible();
    await expect(lost).toHaveURL(/\/auth\/login/);
    const mails = await (
      await request.get(`/__test/mail?kind=secondStepReset&to=${people.standard}`)
    ).json();
    expect(mails[0].text).toContain('Lost his phone.');
    await new LoginPage(lost).fill(people.standard);
    await expect(lost).toHaveURL('/your-settings/profile');
  });
});
