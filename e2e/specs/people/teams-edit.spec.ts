import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { find } from '../../pages/people-api.ts';
import { PeopleVoicemail, tone } from '../../pages/people-voicemail.ts';
import { addTeam, changeTeam, readTeam, removeTeam, setMembers } from '../../pages/teams-api.ts';
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

test('[TEAM-05] keeps one member, keeps input over tabs, asks before it is lost', async ({
  page,
}) => {
  const { id } = await addTeam(page, 'Pair', ['Maya Okafor', 'Daniel Whitcombe']);
  const teams = new TeamsPages(page);
  await teams.openMembers(id);
  await page.getByRole('button', { name: 'Remove Maya Okafor' }).click();
  await expect(teams.names).toHaveText(['Daniel Whitcombe']);
  await expect(
    page.getByRole('button', { name: 'A team needs at least one member' }),
  ).toBeDisabled();

  await page.getByRole('link', { name: 'Voicemail' }).click();
  await expect(page.getByRole('radio', { name: 'Use Default greeting' })).toBeVisible();
  await page.getByRole('link', { name: /^Members.*unsaved changes/ }).click();
  await expect(teams.names).toHaveText(['Daniel Whitcombe']);

  await page.getByRole('link', { name: 'USERS' }).click();
  await expect(teams.dialog).toContainText('You have unsaved changes. Leave this page?');
  await teams.dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(teams.names).toHaveText(['Daniel Whitcombe']);
  await teams.bar.getByRole('button', { name: 'Discard' }).click();
  await expect(teams.names).toHaveText(['Maya Okafor', 'Daniel Whitcombe']);
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

test('[TEAM-04] [ROUTE-09] switches the inbound flow, saves and reads it again', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await addTeam(page, 'Flow', ['Maya Okafor']);
  const teams = new TeamsPages(page);
  await teams.openInboundFlow(id);
  await expect(page.getByRole('radio', { name: 'Ring simultaneously' })).toBeChecked();
  await expect(page.getByLabel('Ring time')).toHaveValue('20');
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Round robin' }).check();
  await page.getByLabel('Ring time').fill('61');
  await page.getByLabel('Ring time').blur();
  await expect(page.getByText('The ring time field must be between 5 and 60.')).toBeVisible();
  await page.getByLabel('Ring time').fill('45');
  await teams.save.click();
  await expect(teams.toast('saved')).toBeVisible();

  await page.getByRole('radio', { name: 'Call queue' }).check();
  await expect(page.getByLabel('Ring time')).toHaveCount(0);
  await page.getByLabel('Longest wait').fill('600');
  await page.getByLabel('Most callers').fill('5');
  await teams.save.click();
  await expect(teams.bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Call queue' })).toBeChecked();
  await expect(page.getByLabel('Longest wait')).toHaveValue('600');
  expect(await readTeam(page, id)).toMatchObject({
    inboundFlow: 'callQueue',
    ringGroup: { option: 'single', ringSeconds: 45 },
    callQueue: { maxWaitSeconds: 600, maxCallers: 5 },
  });
  await removeTeam(page, id);
});

test('[TEAM-04] a change elsewhere leaves typed input alone and merges what is free', async ({
  page,
  secondBrowser,
}) => {
  test.slow();
  const { id } = await addTeam(page, 'Merge', ['Maya Okafor']);
  const teams = new TeamsPages(page);
  await teams.openInboundFlow(id);
  await page.getByLabel('Ring time').fill('30');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await changeTeam(other, id, { ringGroup: { option: 'single' } }, '/setting');
  await expect(page.getByRole('radio', { name: 'Round robin' })).toBeChecked();
  await expect(page.getByLabel('Ring time')).toHaveValue('30');
  await teams.save.click();
  await expect(teams.bar).toBeHidden();
  expect(await readTeam(page, id)).toMatchObject({
    ringGroup: { option: 'single', ringSeconds: 30 },
  });
  await removeTeam(page, id);
});

test('[TEAM-06] [annex J4] adds, chooses (with its impact before) and deletes greetings of a team', async ({
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

test('[TEAM-02] [RT-14] sets hours and a date, and follows another browser', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  const { id } = await addTeam(page, 'Hours', ['Maya Okafor']);
  const teams = new TeamsPages(page);
  const field = (on: Page, name: string) => on.getByRole('textbox', { name, exact: true });
  await teams.openHours(id);
  await page.getByText('Custom hours').click();
  await field(page, 'Thursday, closes').fill('7 pm');
  await field(page, 'Thursday, closes').press('Tab');
  await expect(field(page, 'Thursday, closes')).toHaveValue('7:00 pm');
  await page.getByRole('button', { name: 'Add holidays…' }).click();
  await expect(teams.dialog.getByRole('checkbox').first()).toBeVisible();
  await expectAccessible(page);
  await teams.dialog.getByRole('button', { name: /^Add \d+ holidays?$/ }).click();
  const dates = page.getByRole('list', { name: 'Dates with their own hours' });
  await expect(dates.getByText('Christmas Day', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await teams.save.click();
  await expect(teams.toast('saved')).toBeVisible();
  await expect(teams.bar).toBeHidden();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await new TeamsPages(other).openHours(id);
  await expect(field(other, 'Thursday, closes')).toHaveValue('7:00 pm');
  await field(page, 'Monday, opens').fill('8:30');
  await field(page, 'Monday, opens').press('Tab');
  await teams.save.click();
  await expect(teams.bar).toBeHidden();
  await expect(field(other, 'Monday, opens')).toHaveValue('8:30 am');
  await removeTeam(page, id);
});
