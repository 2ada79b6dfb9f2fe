import type { Route } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { ShellPage } from '../../pages/shell-page.ts';

// A service worker would load the page and its scripts past the routes below.
test.use({ serviceWorkers: 'block' });

test('a script that logging out interrupts is nobody’s error', async ({ page }) => {
  const pending: Route[] = [];
  await page.route(/\/live[^/]*\.js$/, (route) => void pending.push(route));
  await new LoginPage(page).signIn(people.canada);
  await expect.poll(() => pending.length).toBe(1);
  const shell = new ShellPage(page);
  // The old page lives until the new one answers; only then does the browser drop its loads.
  await page.route('/', async (route) => {
    const dropped = page.waitForEvent('requestfailed');
    await pending[0]?.abort();
    await dropped;
    await route.continue();
  });
  await shell.signOut();
  await expect(new LoginPage(page).submit).toBeVisible();
});
