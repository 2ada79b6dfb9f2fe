import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';
import { addTeam, readTeam, removeTeam } from '../../pages/teams-api.ts';

test('[LIVE-02] a member signs out by the keyboard on a narrow screen, and an admin signs them in on the board', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const team = await addTeam(page, 'Night desk', ['Daniel']);
  const { version } = await readTeam(page, team.id);
  await call(page, {
    method: 'PUT',
    path: `/api/team/${team.id}/setting`,
    body: { inboundFlow: 'callQueue' },
    version,
  });

  const member = await secondBrowser();
  await member.setViewportSize({ width: 360, height: 740 });
  await new LoginPage(member).resume(people.standard);
  await member.goto('/your-settings/call-handling');
  const own = member.getByRole('switch', { name: `Takes calls of ${team.name}` });
  await expect(own).toBeChecked();
  await expectAccessible(member);
  await own.focus();
  await member.keyboard.press('Space');
  const asked = member.getByRole('dialog', { name: `Sign out of ${team.name}?` });
  await expect(asked).toContainText('Nobody else takes calls');
  await expectAccessible(member, 'opened');
  await asked.getByRole('button', { name: 'Sign out' }).focus();
  await member.keyboard.press('Enter');
  await expect(own).not.toBeChecked();

  await page.goto('/admin-settings/teams/live');
  await page.getByRole('button', { name: `Members of ${team.name}` }).press('Enter');
  const theirs = page.getByRole('switch', { name: new RegExp(`takes calls of ${team.name}$`) });
  await expect(theirs).not.toBeChecked();
  await expect(page.getByText('Nobody is signed in').first()).toBeVisible();
  await expectAccessible(page);
  await theirs.press('Space');
  await expect(theirs).toBeChecked();
  await expect(own).toBeChecked();
  await page.setViewportSize({ width: 360, height: 740 });
  const beside = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beside).toBeLessThanOrEqual(0);
  await removeTeam(page, team.id);
});
