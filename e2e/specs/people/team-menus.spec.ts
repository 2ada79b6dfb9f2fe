import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CallHandlingPage } from '../../pages/call-handling.ts';
import { IvrPanel } from '../../pages/ivr-panel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { addTeam, readTeam, removeTeam } from '../../pages/teams-api.ts';

test('[IVR-01] [IVR-09] [MEDIA-01] [RT-13] menus of a team: added, keys, greeting, seen elsewhere', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id } = await addTeam(page, 'Menus', ['Maya Okafor']);
  const panel = new IvrPanel(page);
  await panel.openTeam(id);
  await panel.addMenu('Main menu');
  await expect(panel.menus).toContainText('Incomplete');
  await expect(panel.save).toBeDisabled();

  await panel.key('1').focus();
  await page.keyboard.press('1');
  await panel.pick('Team', 'Front desk');
  await panel.key('1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('*');
  await panel.pick('Team', 'Billing');
  await expect(panel.key('*')).toHaveAccessibleName('Key * Team Billing');
  await panel.save.click();
  await expect(panel.menus).toContainText('2 keys, default');

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const elsewhere = new IvrPanel(other);
  await elsewhere.openTeam(id);
  await expect(elsewhere.key('*')).toContainText('Billing');

  await page.getByRole('button', { name: 'Text to speech' }).click();
  const dialog = page.getByRole('dialog', { name: 'Text To Speech' });
  await dialog.getByRole('textbox', { name: 'Greeting name' }).fill('Welcome');
  await dialog
    .getByRole('textbox', { name: 'Greeting text' })
    .fill('For the front desk, press 1. For the pharmacy, press 5.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The greeting mentions key 5, which is not assigned.')).toBeVisible();
  await expect(elsewhere.editor('Main menu')).toContainText('Key star is never mentioned.');
  await page.getByRole('button', { name: 'Play Welcome' }).click();
  await expect(page.getByRole('button', { name: 'Pause Welcome' })).toBeVisible();
  await expectAccessible(page);

  // The ways to another greeting stand in one row, that of deleting too.
  const topOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
  expect(await topOf('Delete Welcome')).toBe(await topOf('Upload'));

  await page.getByRole('link', { name: 'Call handling' }).click();
  const handling = new CallHandlingPage(page);
  await handling.option('Open hours', 'IVR').check();
  await page.getByRole('combobox', { name: 'Menu' }).click();
  await page.getByTitle('Main menu', { exact: true }).last().click();
  await handling.saveAll();
  await page.getByRole('link', { name: 'Edit “Main menu”' }).click();
  await expect(panel.menus).toContainText('default when open');
  expect(await readTeam(page, id)).toMatchObject({ callHandlingOpenHour: { actionType: 'ivr' } });
  await removeTeam(page, id);
});
