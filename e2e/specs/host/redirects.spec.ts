import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const admin = '/admin-settings';

/** Path that a person opens, and where it leads (requirements SHELL-22 to SHELL-30, annex B1). */
const redirects: [id: string, from: string, to: string][] = [
  ['SHELL-22', admin, `${admin}/users/listing`],
  ['SHELL-23', `${admin}/numbers`, `${admin}/numbers/listing`],
  ['SHELL-24', `${admin}/numbers/edit/${id}`, `${admin}/numbers/edit/${id}/info`],
  [
    'SHELL-25',
    `${admin}/company/numbers/edit/${id}`,
    `${admin}/company/numbers/edit/${id}/details`,
  ],
  [
    'SHELL-25',
    `${admin}/company/numbers/${id}/details`,
    `${admin}/company/numbers/edit/${id}/details`,
  ],
  ['SHELL-26', `${admin}/teams`, `${admin}/teams/listing`],
  ['SHELL-27', `${admin}/deskphones`, `${admin}/deskphones/listing/buy-phones`],
  ['SHELL-27', `${admin}/deskphones/listing`, `${admin}/deskphones/listing/buy-phones`],
  [
    'SHELL-28',
    `${admin}/compliance/campaigns/details/${id}`,
    `${admin}/compliance/campaigns/details/${id}/carrier-term-preview`,
  ],
  ['SHELL-29', `${admin}/billing/call-credits/edit`, `${admin}/billing/call-credits/edit/balance`],
  ['SHELL-30', `${admin}/users`, `${admin}/users/listing`],
  ['SHELL-30', `${admin}/users/edit/${id}`, `${admin}/users/edit/${id}/profile`],
  ['SHELL-30', `${admin}/users/${id}`, `${admin}/users/edit/${id}/profile`],
  ['SHELL-30', `${admin}/numbers/${id}`, `${admin}/numbers/edit/${id}/info`],
  ['SHELL-30', `${admin}/teams/edit/${id}`, `${admin}/teams/edit/${id}/members`],
  ['SHELL-30', `${admin}/company`, `${admin}/company/company-info`],
  ['SHELL-30', `${admin}/company/numbers`, `${admin}/company/numbers/listing`],
  ['SHELL-30', `${admin}/company/numbers/${id}`, `${admin}/company/numbers/edit/${id}/details`],
  ['SHELL-30 CRED-01', `${admin}/call-credits`, `${admin}/billing/call-credits/edit/balance`],
  ['SHELL-30', `${admin}/billing`, `${admin}/billing/billing-information`],
  ['SHELL-30', `${admin}/billing/billing-summary`, `${admin}/billing/billing-summary/edit/summary`],
  ['SHELL-30', `${admin}/billing/call-credits`, `${admin}/billing/call-credits/edit/balance`],
  [
    'SHELL-30',
    `${admin}/billing/international-call`,
    `${admin}/billing/international-call/listing`,
  ],
  ['SHELL-30', `${admin}/compliance`, `${admin}/compliance/brands/listing`],
  ['SHELL-30', `${admin}/compliance/brands`, `${admin}/compliance/brands/listing`],
  [
    'SHELL-30',
    `${admin}/compliance/brands/details/${id}`,
    `${admin}/compliance/brands/details/${id}/brand-details`,
  ],
  ['SHELL-30', `${admin}/compliance/campaigns`, `${admin}/compliance/campaigns/listing`],
  ['SHELL-17', '/your-settings/profile', `${admin}/users/listing`],
];

test('SHELL-17 SHELL-22 SHELL-23 SHELL-24 SHELL-25 SHELL-26 SHELL-27 SHELL-28 SHELL-29 SHELL-30 every root leads to its page', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await new LoginPage(page).resume(people.owner);
  for (const [requirement, from, to] of redirects) {
    await page.goto(from);
    await expect(page, `${requirement}: ${from}`).toHaveURL(to);
  }
});

/** Path, and the 404 text that stands there (SHELL-21, SHELL-31 to SHELL-38). */
const unavailable: [id: string, path: string, text: string][] = [
  ['SHELL-21', '/nope', 'This page could not be found.'],
  ['SHELL-21', `${admin}/nope`, 'This page could not be found.'],
  ['SHELL-31', `${admin}/getting-started`, 'This feature is not available for now.'],
  [
    'SHELL-32',
    `${admin}/users/edit/${id}/advanced-settings`,
    'This feature is not available for now.',
  ],
  ['SHELL-33', `${admin}/company/caller-id`, 'This feature is not available for now.'],
  ['SHELL-34', `${admin}/compliance/onboarding`, 'This feature is not available for now.'],
  ['SHELL-36', `${admin}/billing/billing-summary/edit`, 'This page is not found.'],
  [
    'SHELL-37',
    `${admin}/billing/billing-summary/edit/payment-information`,
    'This page is not found.',
  ],
  ['SHELL-38', `${admin}/billing/billing-summary/edit/billing-history`, 'This page is not found.'],
];

test('SHELL-12 SHELL-21 SHELL-31 SHELL-32 SHELL-33 SHELL-34 SHELL-36 SHELL-37 SHELL-38 unavailable pages say so and lead home', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await new LoginPage(page).resume(people.owner);
  for (const [requirement, path, text] of unavailable) {
    await page.goto(path);
    const notice = page.getByRole('main').getByText(text, { exact: true });
    await expect(notice, `${requirement}: ${path}`).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
  }
});

test('SHELL-35 ROLE-05 subscription is not found for an admin who is not the owner', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.admin);
  await page.goto(`${admin}/billing/subscription`);
  await expect(
    page.getByRole('main').getByText('This page is not found.', { exact: true }),
  ).toBeVisible();
});

const countryLimits: [id: string, who: keyof typeof people, path: string][] = [
  ['ROLE-07', 'malaysia', `${admin}/numbers/edit/${id}/sms-handling`],
  ['ROLE-08', 'malaysia', `${admin}/deskphones/listing/buy-phones`],
  ['ROLE-09', 'malaysia', `${admin}/company/company-e911`],
  ['ROLE-11', 'malaysia', `${admin}/compliance/brands/listing`],
  ['ROLE-11', 'canada', `${admin}/compliance/campaigns/listing`],
];

for (const who of ['malaysia', 'canada'] as const) {
  const rows = countryLimits.filter(([, person]) => person === who);
  const ids = [...new Set(rows.map(([requirement]) => requirement))].join(' ');
  test(`${ids} pages of other countries are not found (${who})`, async ({ page }) => {
    await new LoginPage(page).resume(people[who]);
    for (const [requirement, , path] of rows) {
      await page.goto(path);
      await expect(
        page.getByRole('main').getByText('This page is not found.', { exact: true }),
        requirement,
      ).toBeVisible();
    }
  });
}

test('SHELL-14 the way from / to the users listing keeps the payment return until the dialog shows SHELL-49', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/?payment_intent=pi_1&source_type=balance');
  const dialog = page.getByRole('dialog', { name: 'Payment In Process' });
  await expect(dialog).toContainText(
    'Your payment is being processed. This may take a few minutes.',
  );
  await expect(page).not.toHaveURL(/payment_intent|source_type/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
});

test('SHELL-15 SHELL-18 ROLE-04 a standard user sees own settings only', async ({ page }) => {
  await new LoginPage(page).signIn(people.standard);
  await expect(page).toHaveURL('/your-settings/profile');
  for (const section of [
    'users/listing',
    'numbers/listing',
    'company/company-info',
    'billing/billing-information',
  ]) {
    await page.goto(`${admin}/${section}`);
    await expect(page).toHaveURL('/your-settings/profile');
  }
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
});

test('SHELL-16 a deep link survives the sign-in', async ({ page }) => {
  const target = `${admin}/users/listing?status=pending`;
  await page.goto(target);
  await expect(page).toHaveURL(/\/auth\/login/);
  await new LoginPage(page).fill(people.owner);
  await expect(page).toHaveURL(target);
});

test('AUTH-01 /auth leads to the login screen, or home for somebody signed in', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/auth\/login$/);
  await new LoginPage(page).fill(people.owner);
  await expect(page).toHaveURL(`${admin}/users/listing`);
  await page.goto('/auth/login');
  await expect(page).toHaveURL(`${admin}/users/listing`);
});
