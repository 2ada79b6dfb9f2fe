import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { change, invite } from '../../pages/people-api.ts';
import { PeopleProfile } from '../../pages/people-profile.ts';

/** Red, green and blue of the middle of a shown picture; JPEG moves them by a few steps. */
async function middlePixel(image: HTMLImageElement): Promise<number[]> {
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixel = context?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
  return [...pixel].slice(0, 3);
}

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('PPL-05 saves the profile, and it is there after a reload', async ({ page }) => {
  const person = await invite(page, 'Paula');
  const profile = new PeopleProfile(page);
  await profile.open(person.id);
  await profile.lastName.fill('Quill');
  await profile.title.fill('Receptionist');
  await expect(profile.bar).toContainText('Last name, Title');
  await page.getByLabel('Time zone').click();
  await page.getByLabel('Time zone').fill('Kuala');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(profile.toast('saved')).toBeVisible();
  await expect(profile.bar).toBeHidden();
  await expect(profile.heading).toHaveText('Paula Quill');
  await page.reload();
  await expect(profile.title).toHaveValue('Receptionist');
  await expect(page.getByText(/Asia\/Kuala Lumpur/)).toBeVisible();
});

test('G1 asks before unsaved input is left, and stays on request', async ({ page }) => {
  const { id } = await invite(page, 'Gina');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await profile.title.fill('Hygienist');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'TEAMS', exact: true })
    .click();
  await expect(profile.dialog).toContainText('You have unsaved changes. Leave this page?');
  await profile.dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(profile.title).toHaveValue('Hygienist');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await profile.dialog.getByRole('button', { name: 'Leave page' }).click();
  await expect(page).toHaveURL(/users\/listing/);
  await profile.open(id);
  await expect(profile.title).toHaveValue('');
});

test('annex J8 brings unsaved input back after a reload', async ({ page }) => {
  const { id } = await invite(page, 'Dora');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await profile.title.fill('Orthodontist');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(profile.title).toHaveValue('Orthodontist');
  const note = page.getByRole('status').filter({ hasText: 'were restored' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Discard' }).click();
  await expect(profile.title).toHaveValue('');
  await page.reload();
  await expect(profile.title).toHaveValue('');
});

test('RT-11 annex J1 merges what two people change, and asks where both changed the same', async ({
  page,
  secondBrowser,
}) => {
  test.slow();
  const { id } = await invite(page, 'Cora');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);

  await change(other, id, { title: 'Clerk' });
  await expect(profile.title).toHaveValue('Clerk');

  await profile.lastName.fill('Mine');
  await change(other, id, { title: 'Manager' });
  await expect(profile.toast('Maya Okafor changed this user')).toBeVisible();
  await expect(profile.title).toHaveValue('Manager');
  await expect(profile.lastName).toHaveValue('Mine');

  await change(other, id, { lastName: 'Theirs' });
  await expect(profile.toast('Maya Okafor changed this user')).toHaveCount(2);
  await expect(profile.lastName).toHaveValue('Mine');
  await profile.save.click();
  await expect(profile.dialog).toContainText('Choose what to keep');
  await expect(profile.dialog).toContainText('Maya Okafor changed a field that you changed too.');
  await expect(profile.dialog.getByRole('radio', { name: /Theirs/ })).not.toBeChecked();
  await profile.dialog.getByRole('radio', { name: /Yours/ }).check();
  await profile.dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(profile.toast(' saved')).toBeVisible();
  await expect(profile.heading).toHaveText('Cora Mine');
});

test('API-119 RT-15 changes and removes the photo', async ({ page }) => {
  // A dialog that moves in mounts what it holds after its first effects.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id } = await invite(page, 'Foto');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = 'rgb(20, 160, 90)';
    context.fillRect(0, 0, 800, 600);
    return canvas.toDataURL('image/png').split(',')[1];
  });
  const input = page.locator('input[type=file]');
  const phone = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: phone });
  await expect(page.getByText('This browser cannot open HEIC photos.')).toBeVisible();
  const buffer = Buffer.from(picture ?? '', 'base64');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await profile.dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(profile.toast('Photo changed')).toBeVisible();
  const image = page.getByRole('main').locator('header img');
  await expect(image).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await image.evaluate(middlePixel);
  expect(Math.hypot(red - 20, green - 160, blue - 90)).toBeLessThan(10);
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await profile.dialog.getByRole('button', { name: 'Remove photo' }).click();
  await expect(image).toHaveCount(0);
});
