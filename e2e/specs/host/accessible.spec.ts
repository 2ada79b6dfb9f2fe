import type { Page } from '@playwright/test';
import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { useTheme } from '../../pages/looks.ts';
import { ShellPage } from '../../pages/shell-page.ts';

test.slow();
// Pages that a service worker fetches cannot be changed on their way.
test.use({ serviceWorkers: 'block' });

const widths = [360, 1280];

for (const theme of ['light', 'dark'] as const) {
  test(`the shell has no accessibility finding in ${theme}`, async ({ page, expectAccessible }) => {
    await new LoginPage(page).signIn(people.admin);
    await useTheme(page, theme);
    const shell = new ShellPage(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin-settings/nope');
      await expect(shell.heading).toBeVisible();
      await expectAccessible(page);
      for (const opener of openersAt(page, width)) {
        await opener.click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator('[class*="motion"][class*="active"]')).toHaveCount(0);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    }
  });

  test(`other pages of the host have none in ${theme}`, async ({ page, expectAccessible }) => {
    await new LoginPage(page).signIn(people.standard);
    await useTheme(page, theme);
    await bringNothing(page);
    const isFailing = (url: URL) => url.pathname === '/api/auth/get-session';
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/nope');
      await expect(new ShellPage(page).heading).toBeVisible();
      await expectAccessible(page);
      await page.route(isFailing, (route) => route.fulfill({ status: 500, body: '' }));
      await page.reload();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expectAccessible(page);
      await page.unroute(isFailing);
    }
  });
}

test('pages of signing in have no accessibility finding', async ({ page, expectAccessible }) => {
  for (const path of ['/auth/login', '/auth/forgot-password', '/auth/resend-confirmation-email']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    }
  }
});

/** What the top bar opens at this width. */
function openersAt(page: Page, width: number) {
  const { avatar } = new ShellPage(page);
  const download = page.getByRole('button', { name: 'Download' });
  const menu = page.getByRole('button', { name: 'Open menu' });
  return width < 992 ? [menu, download, avatar] : [download, avatar];
}
