import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/microphone.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { invite } from '../../pages/people-api.ts';
import { PeopleVoicemail } from '../../pages/people-voicemail.ts';

const pathOf = (id: string) => `/admin-settings/users/edit/${id}/voicemail`;

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('[PPL-06] [MEDIA-04] [MEDIA-12] records, listens and saves', async ({ page, context }) => {
  await context.grantPermissions(['microphone']);
  const person = await invite(page, 'Rita');
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open(pathOf(person.id));
  await voicemail.add('Record');
  const { dialog } = voicemail;
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByLabel('Greeting name').fill('Front desk PM');
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog.getByRole('timer')).toContainText('0:02');
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await expect(dialog).toContainText('Listen back, then save or record again.');
  await dialog.getByRole('button', { name: 'Play recording' }).click();
  await expect(dialog.getByRole('button', { name: 'Pause recording' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(voicemail.choice('Front desk PM')).toBeChecked();
});

test('[ERR-12] a refused microphone shows the words of the browser', async ({ page, context }) => {
  await context.clearPermissions();
  const person = await invite(page, 'Nora');
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open(pathOf(person.id));
  await voicemail.add('Record');
  await voicemail.dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(voicemail.dialog.getByRole('alert')).toContainText(/denied|not allowed/i);
  await expect(voicemail.dialog.getByRole('button', { name: 'Start recording' })).toBeEnabled();
});
