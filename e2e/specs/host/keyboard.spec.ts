import type { Locator, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test.slow();

test('AUTH-05 the sign-in page is walked by Tab in reading order, and every stop is seen', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await login.email.focus();
  const stops = [
    login.email,
    page.getByRole('link', { name: 'Forgot password?' }),
    login.password,
    page.getByRole('button', { name: 'Show password' }),
    login.submit,
    page.getByRole('button', { name: 'Sign in with your company' }),
    page.getByRole('link', { name: 'Resend confirmation email' }),
  ];
  await expectStops(page, stops);
});

test('SHELL-02 the shell is walked by Tab: skip link, sidebar, top bar, sheet', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/billing/billing-information');
  const shell = new ShellPage(page);
  await expect(shell.heading).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expectSeen(skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await skip.focus();
  await page.keyboard.press('Tab');
  for (const name of ['Home', 'COMPANY NUMBERS', 'USERS', 'TEAMS']) {
    await page.keyboard.press('Tab');
    await expectSeen(shell.entry(name));
  }
  const avatar = await tabTo(page, shell.avatar);
  await expectSeen(avatar);
});

const openers = [
  { id: 'SHELL-05 SHELL-06', opener: /my account/i, dialog: 'MY ACCOUNT' },
  { id: 'SHELL-04', opener: 'Download', dialog: 'Download' },
] as const;

for (const { id, opener, dialog: name } of openers) {
  test(`${id} ${name} holds the focus, and Esc gives it back to its opener`, async ({ page }) => {
    await new LoginPage(page).signIn(people.admin);
    const button = page.getByRole('button', { name: opener });
    const dialog = page.getByRole('dialog', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    // More stops than it has controls.
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await holdsFocus(dialog), `stop ${stop}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('SHELL-40 the icon rail opens a group by Enter; Esc gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await new LoginPage(page).signIn(people.admin);
  const { sidebar } = new ShellPage(page);
  const group = sidebar.getByRole('button', { name: 'COMPANY' });
  const entry = sidebar.getByRole('link', { name: 'Company Info' });
  await expect(entry).toBeHidden();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await expectSeen(entry);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(group).toBeFocused();
});

/** Asserts that Tab goes through these one after the other, each with a visible outline or halo. */
async function expectStops(page: Page, stops: readonly Locator[]): Promise<void> {
  for (const [at, stop] of stops.entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await expectSeen(stop);
  }
}

async function expectSeen(stop: Locator): Promise<void> {
  await expect(stop).toBeFocused();
  const look = () =>
    stop.evaluate((element) => {
      const drawn = [element, element.parentElement].map((each) => each && getComputedStyle(each));
      return drawn.some(
        (style) => style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'),
      );
    });
  await expect.poll(look, 'the focus is drawn').toBe(true);
}

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<Locator> {
  const isThere = () => control.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 40 && !(await isThere()); stop += 1) await page.keyboard.press('Tab');
  return control;
}

/** The focus is in the dialog, or with the browser itself, which stands between its end and start. */
const holdsFocus = (dialog: Locator) =>
  dialog.evaluate(
    (element) =>
      document.activeElement === document.body || element.contains(document.activeElement),
  );
