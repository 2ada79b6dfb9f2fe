import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { addTeam, removeTeam } from '../../pages/teams-api.ts';
import { TeamsPages } from '../../pages/teams-pages.ts';

test('[TEAM-01] [VAL-10] adds a team with its members, and names what is missing', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const teams = new TeamsPages(page);
  await teams.openListing();
  await teams.add.click();
  const drawer = teams.dialog;
  await expect(drawer.getByLabel('Extension')).toHaveValue(/^\d{3,6}$/);
  await drawer.getByLabel('Extension').fill('');
  await drawer.getByRole('button', { name: 'Add team' }).click();
  await expect(drawer.getByText('The name field is required.')).toBeVisible();
  await expect(drawer.getByText('The extension field is required.')).toBeVisible();
  await expect(drawer.getByText('The user field is required.')).toBeVisible();
  await expectAccessible(page);

  const name = `Night shift ${Date.now()}`;
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByLabel('Extension').fill('2001');
  await teams.pick('Maya Okafor');
  await teams.pick('Daniel Whitcombe');
  await drawer.getByRole('button', { name: 'Add team' }).click();
  await expect(drawer.getByText('This input is exited')).toBeVisible();

  await drawer.getByLabel('Extension').fill('2999');
  await drawer.getByRole('radio', { name: 'Call queue' }).check();
  await drawer.getByRole('button', { name: 'Add team' }).click();
  await expect(drawer).toBeHidden();
  await expect(teams.toast(`Team ${name} added`)).toBeVisible();
  await expect(teams.row(name)).toContainText('Call queue');

  await teams.row(name).getByRole('link').click();
  await expect(teams.names).toHaveText(['Maya Okafor', 'Daniel Whitcombe']);
  const id = page.url().split('/').at(-2) ?? '';
  await removeTeam(page, id);
});

test('[RT-10] shows in one browser what another creates, renames and deletes', async ({
  page,
  secondBrowser,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const teams = new TeamsPages(page);
  await page.goto('/admin-settings/teams/listing?search=echo');
  await expect(page.getByRole('heading', { name: 'No teams match “echo”' })).toBeVisible();
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);

  const { id, name } = await addTeam(other, 'Echo', ['Maya Okafor']);
  await expect(teams.row(name)).toBeVisible();

  await other.goto(`/admin-settings/teams/edit/${id}/members`);
  const others = new TeamsPages(other);
  await others.choose('More actions', 'Name and extension…');
  await others.dialog.getByLabel('Name').fill(`${name} two`);
  await others.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(teams.row(`${name} two`)).toBeVisible();

  await removeTeam(other, id);
  await expect(teams.row(`${name} two`)).toBeHidden();
});

test('[TEAM-01] Back asks before a new team that was begun is lost', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  const teams = new TeamsPages(page);
  await page.goto('/admin-settings/users/listing');
  await page.getByRole('link', { name: 'Teams' }).first().click();
  await teams.add.click();
  const name = teams.dialog.getByRole('textbox', { name: /^Name/ });
  await name.fill('Evening desk');
  await page.goBack();
  const question = page.getByRole('dialog', { name: /^Discard/ });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Evening desk');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(/^Teams/);
});
