import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const admin = '/admin-settings';

// Which path leads where, and which page is not there, `decide.test.ts` asks row by row.
test('SHELL-12 SHELL-21 SHELL-22 SHELL-31 a root leads to its page, others say that they are not there', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(admin);
  await expect(page).toHaveURL(`${admin}/users/listing`);
  for (const [path, text] of [
    ['/nope', 'This page could not be found.'],
    [`${admin}/getting-started`, 'This feature is not available for now.'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
      'href',
      '/',
    );
  }
});

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

test('SHELL-10 SHELL-15 SHELL-18 ROLE-04 a standard user sees own settings only, in a sheet without sidebar', async ({
  page,
}) => {
  await new LoginPage(page).signIn(people.standard);
  await expect(page).toHaveURL('/your-settings/profile');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  const { x = 0, width = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
  const rest = (page.viewportSize()?.width ?? 0) - x - width;
  expect(Math.abs(rest - x), 'the sheet stands in the middle').toBeLessThanOrEqual(20);
  await page.goto(`${admin}/users/listing`);
  await expect(page).toHaveURL('/your-settings/profile');
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
  for (const path of ['/auth', '/auth/login', '/auth/set-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${admin}/users/listing`);
  }
});

test('SHELL-21 an unknown page under /auth is not found, signed in or not', async ({ page }) => {
  const notFound = page.getByText('This page could not be found.', { exact: true });
  await page.goto('/auth/nope');
  await expect(notFound).toBeVisible();
  await new LoginPage(page).resume(people.owner);
  await page.goto('/auth/nope');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(notFound).toBeVisible();
  await expect(page).toHaveURL('/auth/nope');
});
