import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call, invite } from '../../pages/people-api.ts';
import {
  longTone,
  PeopleVoicemail,
  pipedTone,
  playToEnd,
  tone,
} from '../../pages/people-voicemail.ts';

const pathOf = (id: string) => `/admin-settings/users/edit/${id}/voicemail`;

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('[MEDIA-02] [MEDIA-03] [MEDIA-16] uploads, selects the newest, plays one at a time', async ({
  page,
}) => {
  const person = await invite(page, 'Ulla');
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open(pathOf(person.id));
  await voicemail.add('Upload');
  await voicemail.choose('notes.txt', Buffer.from('hello'));
  await expect(voicemail.dialog.getByRole('alert')).toHaveText(
    'Invalid file extension. Allowed extension: .wav, .mp3.',
  );
  await voicemail.choose('page.wav', Buffer.from('<html></html>'));
  await voicemail.dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(voicemail.dialog.getByRole('alert')).toHaveText(
    'This file holds no sound that can be played. Save it as WAV or MP3, then upload it.',
  );
  await voicemail.dialog.getByRole('button', { name: 'Close' }).last().click();
  await voicemail.upload('Lunch.wav', tone(20));
  await expect(voicemail.dialog).toBeHidden();
  await expect(voicemail.choice('Lunch')).toBeChecked();
  await page.getByRole('button', { name: 'Play Default greeting' }).click();
  await expect(page.getByRole('button', { name: 'Pause Default greeting' })).toBeVisible();
  await page.getByRole('button', { name: 'Play Lunch' }).click();
  await expect(page.getByRole('button', { name: 'Pause Lunch' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Default greeting' })).toBeVisible();
  await page.reload();
  await expect(voicemail.choice('Lunch')).toBeChecked();
});

test('[VAL-35] what was written to a pipe, or in 64 bits, plays as it is kept', async ({
  page,
}) => {
  const person = await invite(page, 'Piper');
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open(pathOf(person.id));
  await voicemail.upload('The "new" hours.wav', pipedTone(2));
  await expect(voicemail.choice('The "new" hours')).toBeChecked();
  await voicemail.upload('Long.wav', longTone(2));
  await expect(voicemail.choice('Long')).toBeChecked();
  const path = `/api/voicemail/teammate/${person.id}`;
  const { items } = await call<{ items: { id: string; isDefault: boolean }[] }>(page, {
    method: 'GET',
    path,
  });
  const own = items.filter(({ isDefault }) => !isDefault);
  expect(own).toHaveLength(2);
  for (const { id } of own) expect(await playToEnd(page, id)).toBeCloseTo(2, 1);
});

test('[MEDIA-07] [MEDIA-08] [VAL-32] speaks a text and offers it again', async ({ page }) => {
  const person = await invite(page, 'Tess');
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open(pathOf(person.id));
  await voicemail.add('Text to speech');
  const { dialog } = voicemail;
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('The greeting name field is required.');
  await expect(dialog).toContainText('The greeting text field is required.');
  await expect(dialog.getByText('Retrieve previously saved text')).toBeHidden();
  await dialog.getByLabel('Greeting name').fill('Out of hours');
  await dialog.getByLabel('Greeting text').fill('Hello, please call again.');
  await expect(dialog).toContainText('25 of 2,000');
  await dialog.getByText('Male', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(voicemail.choice('Out of hours')).toBeChecked();
  await page.getByRole('button', { name: 'Play Out of hours' }).click();
  await expect(page.getByRole('button', { name: 'Pause Out of hours' })).toBeVisible();
  await voicemail.add('Text to speech');
  await dialog.getByRole('button', { name: 'Retrieve previously saved text' }).click();
  await expect(dialog.getByLabel('Greeting text')).toHaveValue('Hello, please call again.');
});

test('[MEDIA-02] [MEDIA-11] [MEDIA-13] [VAL-41] deletes with a replacement', async ({ page }) => {
  const person = await invite(page, 'Dora');
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open(pathOf(person.id));
  for (const name of ['First', 'Second']) {
    await voicemail.upload(`${name}.wav`, tone(1));
    await expect(voicemail.choice(name)).toBeChecked();
  }
  await voicemail.startDeleting('Second');
  await expect(voicemail.dialog).toContainText('Are you sure you want to delete this voicemail?');
  await voicemail.dialog.getByLabel('Callers then hear').click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await voicemail.dialog.getByRole('button', { name: 'Delete voicemail' }).click();
  await expect(voicemail.dialog).toBeHidden();
  await expect(voicemail.choice('Second')).toBeHidden();
  await expect(voicemail.choice('First')).toBeChecked();
  await voicemail.use('Default greeting');
  await page.reload();
  await expect(voicemail.choice('Default greeting')).toBeChecked();
});
