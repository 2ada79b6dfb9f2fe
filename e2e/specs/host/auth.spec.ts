import type { APIRequestContext } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test('AUTH-21 SHELL-07 signing out ends the session here and in other tabs', async ({
  page,
  context,
}) => {
  await new LoginPage(page).typeIn(people.standard);
  const other = await context.newPage();
  await other.goto('/your-settings/profile');
  await expect(new ShellPage(other).heading).toBeVisible();
  await new ShellPage(page).signOut();
  await expect(new LoginPage(page).submit).toBeVisible();
  await expect(other).toHaveURL(/\/auth\/login/);
  await page.goto('/your-settings/profile');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('AUTH-03 AUTH-08 AUTH-10 VAL-14 VAL-18 VAL-20 a forgotten password is set anew by the mail’s link', async ({
  page,
  request,
  secondBrowser,
}) => {
  const email = 'marcus@harbordental.com';
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill('not an address');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('This email format is not valid.', { exact: true })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /send/i }).click();
  await expect(
    page.getByText('If the email is registered, a reset link has been sent.', { exact: true }),
  ).toBeVisible();

  const link = await newestLink(request, email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/reset-password$/);
  const first = page.getByLabel('New password', { exact: true });
  const second = page.getByLabel('Confirm password', { exact: true });
  await first.fill('short');
  await second.fill('short');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(
    page.getByText(/Password must at least 8 characters with one uppercase letter/),
  ).toBeVisible();
  await first.fill('Signal-Copper58');
  await second.fill('Signal-Copper59');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(
    page.getByText('Password and confirm password does not match.', { exact: true }),
  ).toBeVisible();
  await second.fill('Signal-Copper58');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await new LoginPage(page).fill(email, 'Signal-Copper58');
  await expect(page).toHaveURL('/your-settings/profile');

  const again = await secondBrowser();
  await again.goto(link);
  await again.getByLabel('New password', { exact: true }).fill('Signal-Copper60');
  await again.getByLabel('Confirm password', { exact: true }).fill('Signal-Copper60');
  await again
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(again.getByText('This link has already been used.', { exact: true })).toBeVisible();
});

test('AUTH-11 AUTH-12 AUTH-13 AUTH-04 a support link signs in as a teammate and works once', async ({
  page,
  request,
  secondBrowser,
}) => {
  const login = new LoginPage(page);
  await login.typeIn(people.owner);
  const rows = await page.request.get('/api/teammate?search=Priya');
  const { items } = await rows.json();
  const answer = await request.post('/api/support/impersonation-link', {
    headers: { 'x-support-key': 'support-key-of-the-browser-tests', 'x-jackfield': '1' },
    data: { teammateId: items[0].id },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { url } = await answer.json();
  const support = await secondBrowser();
  await support.goto(url);
  await expect(support).toHaveURL('/your-settings/profile');
  await expect(support.getByText(/signed in as Priya Raghunathan/i)).toBeVisible();
});

/** Address in the newest mail to a person, read from the outbox of the test build. */
async function newestLink(request: APIRequestContext, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/__test/mail?to=${encodeURIComponent(email)}`);
      const mails: { text: string }[] = await answer.json();
      link = /https?:\/\/\S+/.exec(mails.at(0)?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
