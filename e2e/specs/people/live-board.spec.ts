import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const board = '/admin-settings/teams/live';

test('[LIVE-01] two browsers show the same calls in the same second, told by the hub alone', async ({
  page,
  secondBrowser,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await page.goto(board);
  await other.goto(board);
  const callsOn = (where: typeof page) =>
    where.getByRole('region', { name: /Calls now/ }).getByRole('listitem');
  await expect(other.getByText(/^No calls now\./)).toBeVisible();

  await page.getByRole('button', { name: 'Play sample calls' }).click();
  await expect(callsOn(page).first()).toContainText('+1 (205) 555-0143');
  await expect(callsOn(other).first()).toContainText('+1 (205) 555-0143');
  await expect(callsOn(other).filter({ hasText: 'Talking' }).first()).toBeVisible({
    timeout: 30_000,
  });

  const lasts = async (where: typeof page) => {
    const text = await callsOn(where).first().textContent();
    const [minutes = 0, seconds = 0] = (/\d+:\d\d$/.exec(text ?? '')?.[0] ?? '')
      .split(':')
      .map(Number);
    return minutes * 60 + seconds;
  };
  const [own, theirs] = await Promise.all([lasts(page), lasts(other)]);
  expect(Math.abs(own - theirs)).toBeLessThanOrEqual(1);
  await expect(
    page.getByRole('region', { name: /People/ }).getByRole('heading', { name: /Talking/ }),
  ).toBeVisible();
});
