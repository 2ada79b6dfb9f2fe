import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test('SHELL-63 SHELL-64 nothing of others is loaded without configuration', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) strangers.push(origin);
  });
  await new LoginPage(page).typeIn(people.owner);
  await expect(page.locator('script[data-third-party]')).toHaveCount(0);
  expect([...new Set(strangers)]).toEqual([new URL(page.url()).origin]);
});
