import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { find } from '../../pages/people-api.ts';
import { PeopleVoicemail, tone } from '../../pages/people-voicemail.ts';
import { addTeam, removeTeam, setMembers } from '../../pages/teams-api.ts';
import { TeamsPages } from '../../pages/teams-pages.ts';

const three = ['Maya Okafor', 'Daniel Whitcombe', 'Renee Castellano'];

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('[TEAM-05] adds, orders by keys, buttons and pointer, removes, and saves', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await addTeam(page, 'Order', three);
  const teams = new TeamsPages(page);
  await teams.openMembers(id);
  await expect(teams.names).toHaveText(three);
  await expectAccessible(page);

  await teams.handle('Maya Okafor').press('ArrowDown');
  await expect(teams.names).toHaveText(['Daniel Whitcombe', 'Maya Okafor', 'Renee Castellano']);
  await expect(teams.handle('Maya Okafor')).toBeFocused();
  await page.keyboard.press('End');
  await expect(teams.names).toHaveText(['Daniel Whitcombe', 'Renee Castellano', 'Maya Okafor']);
  await page.getByRole('button', { name: 'Move Renee Castellano up' }).click();
  await expect(teams.names).toHaveText(['Renee Castellano', 'Daniel Whitcombe', 'Maya Okafor']);

  const from = await teams.handle('Maya Okafor').boundingBox();
  const to = await teams.handle('Renee Castellano').boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(teams.names).toHaveText(['Maya Okafor', 'Renee Castellano', 'Daniel Whitcombe']);

  await page.getByRole('button', { name: 'Remove Renee Castellano' }).click();
  await teams.pick('Marcus Bellweather');
  const wanted = ['Maya Okafor', 'Daniel Whitcombe', 'Marcus Bellweather'];
  await expect(teams.names).toHaveText(wanted);
  await teams.save.click();
  await expect(teams.toast('saved')).toBeVisible();
  await expect(teams.bar).toBeHidden();
  await page.reload();
  await expect(teams.names).toHaveText(wanted);
  await removeTeam(page, id);
});

test('[RT-12] members follow another browser, and a conflict waits for a choice', async ({
  page,
  secondBrowser,
}) => {
  test.slow();
  const { id, teammateId } = await addTeam(page, 'Both', three);
  const [maya = '', daniel = '', renee = ''] = teammateId;
  const teams = new TeamsPages(page);
  await teams.openMembers(id);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);

  await setMembers(other, id, [renee, maya, daniel]);
  await expect(teams.names).toHaveText(['Renee Castellano', 'Maya Okafor', 'Daniel Whitcombe']);

  await page.getByRole('button', { name: 'Remove Daniel Whitcombe' }).click();
  const marcus = await find(other, 'Marcus Bellweather');
  await setMembers(other, id, [renee, maya, daniel, marcus.id]);
  await expect(teams.toast('Maya Okafor changed this team')).toBeVisible();
  await expect(teams.names).toHaveText(['Renee Castellano', 'Maya Okafor']);
  await teams.save.click();
  await expect(teams.dialog).toContainText('Marcus Bellweather');
  await teams.dialog.getByRole('radio', { name: /Marcus Bellweather/ }).check();
  await teams.dialog.getByRole('button', { name: /Save/ }).click();
  await expect(teams.dialog).toBeHidden();
  await expect(teams.names).toHaveText([
    'Renee Castellano',
    'Maya Okafor',
    'Daniel Whitcombe',
    'Marcus Bellweather',
  ]);

  await removeTeam(other, id);
  await expect(teams.dialog).toContainText('was deleted');
  await teams.dialog.getByRole('button', { name: 'Back to teams' }).click();
  await expect(teams.table).toBeVisible();
});

test('[SAY-04] a save waits for the check of its impact, and asks where that does not come', async ({
  page,
}) => {
  test.slow();
  const { id } = await addTeam(page, 'Unseen', three);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/routing/config', async (route) => {
    await held.promise;
    await route.continue();
  });
  const teams = new TeamsPages(page);
  await teams.openMembers(id);
  await page.getByRole('button', { name: 'Remove Maya Okafor' }).click();
  await teams.save.click();
  await expect(teams.bar.locator('[aria-busy="true"]')).toBeVisible();
  await expect(teams.toast('saved')).toBeHidden();
  await expect(teams.dialog).toContainText('Save all the same?', { timeout: 15_000 });
  await teams.dialog.getByRole('button', { name: 'Save all the same' }).click();
  await expect(teams.toast('saved')).toBeVisible();
  held.resolve();
  await removeTeam(page, id);
});

test('[TEAM-06] [MEDIA-02] [annex J4] adds, chooses (with its impact before) and deletes greetings of a team', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await addTeam(page, 'Mailbox', ['Maya Okafor']);
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open(`/admin-settings/teams/edit/${id}/voicemail`);
  await expectAccessible(page);
  await voicemail.upload('Closed.wav', tone(1));
  await expect(voicemail.choice('Closed')).toBeChecked();
  await voicemail.use('Default greeting');
  await page.reload();
  await expect(voicemail.choice('Default greeting')).toBeChecked();
  await voicemail.startDeleting('Closed');
  await voicemail.dialog.getByRole('button', { name: 'Delete voicemail' }).click();
  await expect(voicemail.choice('Closed')).toBeHidden();
  await removeTeam(page, id);
});
