import { bringNothing } from '../../fixtures/page-answers.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { addTeam, readTeam, removeTeam } from '../../pages/teams-api.ts';
import { TeamsPages } from '../../pages/teams-pages.ts';

test('[TEAM-01] [API-136] lists, searches, narrows and sorts, all in the address', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const teams = new TeamsPages(page);
  await teams.openListing();
  await expect(teams.row('Front desk')).toContainText('2001');
  await expect(teams.row('Front desk')).toContainText('Ring group');
  await expectAccessible(page);

  await teams.search.fill('fair');
  await expect(teams.rows).toHaveCount(1);
  await expect(teams.row('Fairhope office')).toBeVisible();
  await expect(page).toHaveURL(/search=fair/);
  await teams.search.fill('nowhere');
  await expect(page.getByRole('heading', { name: 'No teams match “nowhere”' })).toBeVisible();
  await teams.search.fill('');

  const types = page.getByRole('group', { name: 'Type' });
  await types.getByRole('button', { name: /Call queue/ }).click();
  await expect(page).toHaveURL(/status=callQueue/);
  await expect(teams.row('Front desk')).toBeHidden();
  await expect(teams.row('Insurance')).toBeVisible();
  await types.getByRole('button', { name: /All/ }).click();

  await page.getByRole('button', { name: 'Members', exact: true }).click();
  await expect(page).toHaveURL(/sort=memberCount/);
  await expect
    .poll(async () => {
      const counts = await teams.rows.locator('td:nth-child(4)').allInnerTexts();
      return counts.every((text, at) => at === 0 || Number(counts[at - 1]) <= Number(text));
    })
    .toBe(true);
});

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

test('[TEAM-01] [ROUTE-09] adds a team that rings one after the other, in an order', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const teams = new TeamsPages(page);
  await teams.openListing();
  await teams.add.click();
  const drawer = teams.dialog;
  const name = `In turn ${Date.now()}`;
  await drawer.getByLabel('Name').fill(name);
  await expect(drawer.getByRole('radio', { name: 'Ring simultaneously' })).toBeChecked();
  await drawer.getByRole('radio', { name: 'Round robin' }).check();
  const add = drawer.getByRole('combobox', { name: 'Add member' });
  await add.click();
  for (const person of ['Maya Okafor', 'Daniel Whitcombe', 'Marcus Bellweather']) {
    await page.keyboard.type(person);
    await teams.option(person).click();
    await expect(add).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(teams.members.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(add).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer.getByText('They take turns in the order of this list.')).toBeVisible();
  await teams.handle('Marcus Bellweather').press('Home');
  await drawer.getByRole('button', { name: 'Remove Daniel Whitcombe' }).click();
  await drawer.getByRole('button', { name: 'Add team' }).click();
  await expect(teams.toast(`Team ${name} added`)).toBeVisible();

  await teams.row(name).getByRole('link').click();
  await expect(teams.names).toHaveText(['Marcus Bellweather', 'Maya Okafor']);
  const id = page.url().split('/').at(-2) ?? '';
  await teams.openInboundFlow(id);
  await expect(page.getByRole('radio', { name: 'Round robin' })).toBeChecked();
  await removeTeam(page, id);
});

test('[TEAM-01] [API-139] deletes a team after asking', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  const { id, name } = await addTeam(page, 'Passing', ['Maya Okafor']);
  const teams = new TeamsPages(page);
  await teams.openListing(`?search=${encodeURIComponent(name)}`);
  await teams.choose(`Actions for ${name}`, 'Delete…');
  await expect(teams.dialog).toContainText(`Are you sure you want to delete ${name}?`);
  await teams.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(teams.dialog).toBeHidden();
  expect((await readTeam(page, id)).name).toBe(name);

  await teams.choose(`Actions for ${name}`, 'Delete…');
  await teams.dialog.getByRole('button', { name: 'Delete team' }).click();
  await expect(teams.row(name)).toBeHidden();
  await teams.toast(`${name} deleted`).getByRole('button', { name: 'Undo' }).click();
  await expect(teams.row(name)).toBeVisible();
});

test('[OP-72] annex J5 says what leads to a team, and wants a replacement for it', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  const teams = new TeamsPages(page);
  await teams.openListing();
  await teams.choose('Actions for Insurance', 'Delete…');
  await expect(teams.dialog).toContainText('This item is used in call routing.');
  const uses = teams.dialog.getByRole('list', { name: 'Used by' }).getByRole('listitem');
  await expect(uses.filter({ hasText: 'Insurance desk' })).toContainText('calls while open');
  await expect(uses.filter({ hasText: 'Main line' }).first()).toContainText(
    'of the menu Main menu',
  );
  const confirm = teams.dialog.getByRole('button', { name: 'Replace and delete team' });
  await expect(confirm).toBeDisabled();
  await teams.dialog.getByRole('combobox', { name: 'Send all of these to' }).click();
  await page.getByTitle(/^Front desk \(team\), Ext\./).click();
  await expect(confirm).toBeEnabled();
  await teams.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(teams.row('Insurance')).toBeVisible();
});

test('[TEAM-01] offers to try again when the list cannot be read', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  const teams = new TeamsPages(page);
  await bringNothing(page);
  await page.route('**/api/team?*', (route) => route.abort());
  await page.goto('/admin-settings/teams/listing');
  await expect(page.getByRole('heading', { name: 'Teams could not be loaded' })).toBeVisible();
  await page.unroute('**/api/team?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(teams.row('Front desk')).toBeVisible();
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
