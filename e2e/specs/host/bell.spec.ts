import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const board = '/admin-settings/users/emergency';

test('[NOTE-01] what needs an admin stands in the bell, and goes below when somebody else mends it', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/teams/listing');
  await page.getByRole('button', { name: 'Notifications', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: /^\d+ notifications$/ })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Notifications' });
  const matter = panel
    .getByRole('list', { name: 'Your move' })
    .getByRole('listitem')
    .filter({ hasText: '911 would not find 2 people' });
  await expect(matter).toBeVisible();
  await expectAccessible(page, 'opened');

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(board);
  await other.getByRole('button', { name: 'Set for several…' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'To fix' }).check();
  await dialog.getByRole('button', { name: /^Check and save for 2/ }).click();
  await expect(
    panel.getByRole('list', { name: 'Settled by itself' }).getByText(/^911 would not find/),
  ).toBeVisible();
  await expect(matter).toBeHidden();

  await panel.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
