import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';

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

test('[NOTE-01] a message that a team has not heard stands in the bell of its members until one sees to it', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto('/your-settings/profile');
  // The dot is there before anybody opens the bell.
  await page.getByRole('button', { name: /^\d+ notifications?$/ }).press('Enter');
  const panel = page.getByRole('region', { name: 'Notifications' });
  const matter = panel
    .getByRole('list', { name: 'Your move' })
    .getByRole('listitem')
    .filter({ hasText: 'A message for Front desk has been waiting' });
  await expect(matter.getByRole('button', { name: 'Listen' })).toBeVisible();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.owner);
  interface Message {
    id: string;
    box: { name: string };
  }
  const { items } = await call<{ items: Message[] }>(other, {
    method: 'GET',
    path: '/api/voicemail?state=open&limit=100',
  });
  for (const { id, box } of items) {
    if (box.name !== 'Front desk') continue;
    const path = `/api/voicemail/${id}/state`;
    await call(other, { method: 'PUT', path, body: { state: 'done' } });
  }
  await expect(
    panel.getByRole('list', { name: 'Settled by itself' }).getByText(/Front desk/),
  ).toBeVisible();
  await expect(matter).toBeHidden();
});

test('[NOTE-01] somebody turns off a mail, and those that always arrive have no switch', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto('/your-settings/profile');
  await page.getByRole('button', { name: /notification/i }).press('Enter');
  await page.getByRole('button', { name: 'Notification settings' }).click();
  const choice = page.getByRole('checkbox', { name: 'A message for one of your teams is waiting' });
  await expect(choice).toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT');
  await choice.press('Space');
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expectNarrow(page);
});
