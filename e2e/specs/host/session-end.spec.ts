import type { APIRequestContext, Page } from '@playwright/test';
import { password, people } from '../../fixtures/people.ts';
import { testWith } from '../../fixtures/portal-of.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';
import { advanceClock, stopClock } from '../../pages/server-clock.ts';

const minute = 60_000;
/** How long a session lives after its last refresh. */
const fortnight = 14 * 24 * 60 * minute;

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });
const again = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const title = (page: Page) => page.getByLabel('Title');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
/** Nothing is unsaved; while it is being saved the bar still says so. */
const expectSaved = (page: Page) =>
  expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();

/** Saves, and lets the session's time pass before the server hears of it, whoever else asks first. */
async function saveAsTimePasses(page: Page, request: APIRequestContext) {
  const passed = Promise.withResolvers<void>();
  await page.route(
    '**/api/teammate/*',
    async (route) => {
      await passed.promise;
      await route.continue();
    },
    { times: 1 },
  );
  const sent = page.waitForRequest((asked) => asked.method() === 'PUT');
  await save(page).click();
  await sent;
  await advanceClock(request, fortnight + minute);
  passed.resolve();
}

/** Opens the own profile, types a title, and lets the session's time pass before it is saved. */
async function saveTooLate(page: Page, request: APIRequestContext, text: string) {
  await new LoginPage(page).typeIn(people.standardInMalaysia);
  await saveProfileTooLate(page, request, text);
}

/** The same of somebody who is signed in. */
async function saveProfileTooLate(page: Page, request: APIRequestContext, text: string) {
  await page.goto('/your-settings/profile');
  await title(page).fill(text);
  await saveAsTimePasses(page, request);
  await expect(again(page)).toBeVisible();
}

test.describe('annex C2', () => {
  test.afterEach(async ({ request }) => {
    await expect(await request.post('/__test/reset')).toBeOK();
  });

  test('the last minute of a session is announced, staying puts it off, and other tabs follow', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    await stopClock(request);
    await new LoginPage(page).typeIn(people.standardInMalaysia);
    const other = await context.newPage();
    await advanceClock(request, fortnight - 50_000);
    for (const tab of [page, other]) {
      await tab.goto('/your-settings/profile');
      await expect(warning(tab)).toBeVisible();
      await expect(warning(tab).getByRole('timer')).toHaveText(
        /^You will be signed out in 0:[0-5]\d\.$/,
      );
    }
    await expectAccessible(other);
    await expect(other.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
    await other.keyboard.press('Enter');
    await expect(warning(other)).toBeHidden();
    await expect(warning(page)).toBeHidden();
    await advanceClock(request, minute);
    await page.reload();
    await expect(title(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
  });

  test('AUTH-18 after the time of a session the page stays, and signing in again saves what was typed', async ({
    page,
    request,
  }) => {
    await saveTooLate(page, request, 'Front desk lead');
    const dialog = again(page);
    await expect(dialog.getByLabel('Email')).toHaveValue(people.standardInMalaysia);
    await expect(dialog.getByLabel('Email')).not.toBeEditable();
    const field = dialog.getByLabel('Password', { exact: true });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/password.* required/i)).toBeVisible();
    await field.fill('Wrong-Road27');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Invalid email or password.')).toBeVisible();
    await field.fill(password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/your-settings/profile');
    await expectSaved(page);
    await page.reload();
    await expect(title(page)).toHaveValue('Front desk lead');
  });

  test('AUTH-21 signing in again in one tab lets the other one go on', async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    await new LoginPage(page).typeIn(people.standardInMalaysia);
    const other = await context.newPage();
    await other.goto('/your-settings/profile');
    await other.getByLabel('First name').fill('Danny');
    await page.goto('/your-settings/profile');
    await title(page).fill('Front desk lead');
    await saveAsTimePasses(page, request);
    await expect(again(other)).toBeVisible();
    await expectAccessible(other);
    await again(page).getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(again(page)).toBeHidden();
    await expect(again(other)).toBeHidden();
    // What was waiting is stored before the next test starts from the first data again.
    await expectSaved(page);
    await expect(other.getByLabel('First name')).toHaveValue('Danny');
  });
});

test('AUTH-18 AUTH-19 a refused call leaves a page that holds nothing typed; sign-in says why, once', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.typeIn(people.admin);
  const gone = await page.request.delete('/api/auth/remove-session', {
    headers: { 'x-jackfield': '1' },
  });
  expect(gone.status()).toBe(204);
  const left = page.waitForURL(/\/auth\/login/);
  // A call that the page makes by itself may be refused first, and the entry is gone.
  const pressed = new ShellPage(page).entry('TEAMS').click({ timeout: 5000 });
  await Promise.any([left, pressed]);
  await left;
  await pressed.catch(() => undefined);
  const note = page.getByText('Your session has expired. Please log in again.', { exact: true });
  await expect(note).toBeVisible();
  await page.reload();
  await expect(login.submit).toBeVisible();
  await expect(note).toHaveCount(0);
});

testWith({ SESSION_ABSOLUTE_HOURS: '1' })(
  'annex C2 an end that nobody can put off is announced without a way to stay',
  async ({ page, request }) => {
    await stopClock(request);
    await new LoginPage(page).typeIn(people.standardInMalaysia);
    await advanceClock(request, 60 * minute - 50_000);
    await page.goto('/your-settings/profile');
    await expect(warning(page)).toContainText('Then sign in again to continue here.');
    await expect(warning(page).getByRole('button')).toHaveText(['Close']);
    await page.keyboard.press('Enter');
    await expect(warning(page)).toBeHidden();
    await title(page).fill('Front desk lead');
    await advanceClock(request, minute);
    await save(page).click();
    await again(page).getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(again(page)).toBeHidden();
    await expectSaved(page);
  },
);
