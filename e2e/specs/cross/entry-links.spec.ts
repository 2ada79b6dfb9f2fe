import { password } from '../../fixtures/people.ts';
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
