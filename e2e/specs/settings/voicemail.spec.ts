import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { PeopleVoicemail, tone } from '../../pages/people-voicemail.ts';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.standard);
});

test('[SET-06] adds an own greeting, selects and deletes it', async ({ page }) => {
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open('/your-settings/voicemail');
  await voicemail.upload('Own.wav', tone(1));
  await expect(voicemail.choice('Own')).toBeChecked();
  await voicemail.startDeleting('Own');
  await voicemail.dialog.getByRole('button', { name: 'Delete voicemail' }).click();
  await expect(voicemail.dialog).toBeHidden();
  await expect(voicemail.choice('Own')).toBeHidden();
  await expect(voicemail.choice('Default greeting')).toBeChecked();
});

test('annex J4 [SET-06] says who will notice before callers hear another own greeting, and takes it back', async ({
  page,
  expectAccessible,
}) => {
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open('/your-settings/voicemail');
  await voicemail.upload('Own.wav', tone(1));
  await expect(voicemail.choice('Own')).toBeChecked();
  await voicemail.choice('Default greeting').click();
  const asked = page.getByRole('dialog', { name: 'Let callers hear “Default greeting”?' });
  const impact = asked.getByRole('region', { name: 'Impact on your callers' });
  await expect(impact).toContainText(/Calls to \+1 \(251\) 555-0117.*, when you do not answer/);
  await expect(impact).toContainText('At any time: They hear a different greeting.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(voicemail.choice('Own')).toBeChecked();

  await voicemail.use('Default greeting');
  await expect(voicemail.choice('Default greeting')).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(voicemail.choice('Own')).toBeChecked();
  await voicemail.startDeleting('Own');
  await voicemail.dialog.getByRole('button', { name: 'Delete voicemail' }).click();
  await expect(voicemail.choice('Own')).toBeHidden();
});

test('[SET-06] sets the PIN of the own voicemail and refuses an easy one', async ({ page }) => {
  const voicemail = new PeopleVoicemail(page);
  await voicemail.open('/your-settings/voicemail');
  const pin = page.getByLabel('New PIN');
  await pin.fill('1234');
  await pin.press('Enter');
  await expect(page.getByText('This PIN is too easy to guess.')).toBeVisible();
  await pin.fill('83614');
  await pin.press('Enter');
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible();
  await expect(pin).toHaveValue('');
  await expectNarrow(page);
});
