import { password, people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { confirm, makeAccount, newestLink } from '../../pages/accounts.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, invite } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

test.slow();

test('AUTH-02 AUTH-09 OP-46 an invited person confirms, chooses a password and enters', async ({
  page,
  secondBrowser,
  request,
}) => {
  const account = await makeAccount(request);
  await new LoginPage(page).signIn(account.owner.email);
  const person = await invite(page, 'Wanda');
  const link = await newestLink(request, person.email);

  const browser = await secondBrowser();
  await browser.goto(link);
  await expect(browser).toHaveURL(/\/auth\/set-password$/);
  await expect(browser.getByText(`Choose your password for ${person.email}.`)).toBeVisible();
  await browser.getByLabel('New password', { exact: true }).fill(password);
  await browser.getByLabel('Confirm password', { exact: true }).fill(password);
  await browser.getByRole('button', { name: 'Save password' }).click();
  await expect(browser).toHaveURL('/your-settings/profile');
  const welcome = browser.getByRole('dialog', { name: 'Choose your personal number' });
  await expect(welcome).toBeVisible();
  await welcome.getByRole('button', { name: 'Sign out' }).click();
  const login = new LoginPage(browser);
  await expect(login.submit).toBeVisible();
  await login.fill(person.email);
  await expect(browser).toHaveURL('/your-settings/profile');

  const elsewhere = await secondBrowser();
  await elsewhere.goto(link);
  await expect(
    elsewhere.getByText('This link has already been used.', { exact: true }),
  ).toBeVisible();
});

test('AUTH-02 ERR-07 a link that is not valid says so and offers a new mail', async ({ page }) => {
  await page.goto('/auth/email-confirmation?t=not-a-token&r=somebody%40cedarlane.example');
  await expect(page.getByText('This link is not valid.', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/[?&][tr]=/);
  await page.getByRole('link', { name: 'Resend confirmation email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('somebody@cedarlane.example');
});

for (const [id, path] of [
  ['AUTH-06', '/auth/resend-confirmation-email'],
  ['AUTH-07 OP-22', '/auth/resend-email-confirmation'],
] as const) {
  test(`${id} ${path} mails a new link that confirms`, async ({ page, secondBrowser, request }) => {
    const account = await makeAccount(request);
    await new LoginPage(page).signIn(account.owner.email);
    const person = await invite(page, 'Otto');
    const first = await newestLink(request, person.email);

    const browser = await secondBrowser();
    await browser.goto(path);
    await browser.getByLabel('Email').fill(person.email);
    await browser.getByRole('button', { name: 'Resend confirmation email' }).click();
    await expect(
      browser.getByText('If the email is registered, a confirmation link has been sent.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(browser).toHaveURL(path);
    await expect.poll(() => newestLink(request, person.email)).not.toBe(first);
    await browser.goto(await newestLink(request, person.email));
    await expect(browser).toHaveURL(/\/auth\/set-password$/);
  });
}

test('[annex J8] AUTH-14 OP-51 an admin looks as a teammate, acts for a reason, and exits to the own session', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await new LoginPage(page).signIn(account.owner.email);
  const person = await invite(page, 'Yusuf');
  await confirm(request, person.email);
  const { version } = await call<{ version: number }>(page, {
    method: 'GET',
    path: `/api/teammate/${person.id}`,
  });
  await call(page, { method: 'PUT', path: `/api/teammate/${person.id}/status/active`, version });

  const listing = new PeopleListing(page);
  await listing.open();
  await listing.openMenu(person.fullName);
  await listing.choose('Sign in as this user');
  const ask = page.getByRole('dialog', { name: `Sign in as ${person.fullName}?` });
  await ask.getByRole('textbox', { name: /Reason/ }).fill('A question about the title');
  await ask.getByRole('button', { name: 'Sign in as Yusuf' }).click();
  await expect(page).toHaveURL('/your-settings/profile');
  const banner = page.getByText(`You are signed in as ${person.fullName}`, { exact: true });
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(page.getByText('Read-only', { exact: true })).toBeVisible();

  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Dispatcher');
  await page.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(page.getByText(/You are only looking/)).toBeVisible();
  await page.getByRole('button', { name: 'Act as Yusuf' }).click();
  const act = page.getByRole('dialog', { name: 'Act as Yusuf?' });
  await act.getByRole('textbox', { name: /Reason/ }).fill('Title as agreed by phone');
  await act.getByRole('button', { name: 'Act as Yusuf' }).click();
  await expect(page.getByText('Acting', { exact: true })).toBeVisible();
  await expect(title).toHaveValue('Dispatcher');
  await page.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(page.getByRole('button', { name: /^Save( changes)?$/ })).toBeHidden();

  await page.getByRole('button', { name: 'Exit', exact: true }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL('/admin-settings/users/listing');
  await expect(listing.row('Noor Haddad')).toBeVisible();
  const mails = await request.get(`/__test/mail?to=${encodeURIComponent(person.email)}`);
  const [receipt] = (await mails.json()) as { subject: string; text: string }[];
  expect(receipt?.subject).toBe('Noor Haddad signed in as you');
  expect(receipt?.text).toContain('Title as agreed by phone');
  expect(receipt?.text).toContain('(title)');
});

test('AUTH-14 the menu offers it neither for oneself nor for the owner', async ({ page }) => {
  await new LoginPage(page).signIn(people.admin);
  const listing = new PeopleListing(page);
  for (const name of ['Maya Okafor', 'Renee Castellano']) {
    await listing.open(`?search=${encodeURIComponent(name)}`);
    await listing.openMenu(name);
    await expect(page.getByRole('menu')).toBeVisible();
    const entry = page.getByRole('menuitem', { name: /^Sign in as this user/ });
    for (const found of await entry.all()) {
      await expect(found).toHaveAttribute('aria-disabled', 'true');
    }
    await page.keyboard.press('Escape');
  }
});
