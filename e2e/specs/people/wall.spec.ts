import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test('[LIVE-02] a wall link shows the calls without a sign-in, names no caller, and goes dark once revoked', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  // Sample calls last for minutes, and other tests play those of Harbor Dental.
  await new LoginPage(page).resume(people.malaysia);
  await page.goto('/admin-settings/teams/live');
  await page.getByRole('button', { name: 'Wall links' }).click();
  await page.getByRole('button', { name: 'Make wall link' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Front desk');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Show users by name' }).check();
  await page.getByRole('button', { name: 'Make wall link' }).click();
  const address = await page.getByRole('textbox', { name: 'Link for the screen' }).inputValue();
  await expectAccessible(page, 'opened');

  const wall = await secondBrowser();
  await wall.setViewportSize({ width: 1920, height: 1080 });
  await wall.goto(address);
  await expect(wall.getByRole('status')).toHaveText('Live');
  await expect(wall.locator('html')).toHaveAttribute('data-theme', 'dark');
  const calls = wall.getByRole('region', { name: 'Calls now' });
  await expect(calls).toContainText('No calls now');
  // The page keeps its language, and the server gives nothing.
  expect((await wall.context().cookies()).map(({ name }) => name)).toEqual(['language']);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play sample calls' }).click();
  await expect(page.getByText('+1 (205) 555-0143').first()).toBeVisible();
  await expect(calls.getByRole('listitem').first()).toContainText(/\d:\d\d$/);
  await expect(wall.locator('body')).not.toContainText('555-0143');
  await expectAccessible(wall);
  const overflow = await wall.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return [scrollHeight - clientHeight, scrollWidth - clientWidth];
  });
  expect(overflow).toEqual([0, 0]);

  await page.getByRole('button', { name: 'Wall links' }).click();
  await page.getByRole('button', { name: 'Revoke Front desk' }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(wall.getByRole('heading', { name: 'This wall link has ended' })).toBeVisible();
  await wall.reload();
  await expect(wall.getByRole('heading', { name: 'This wall link has ended' })).toBeVisible();
});
