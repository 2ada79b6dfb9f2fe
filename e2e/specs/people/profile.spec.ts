import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { change, find, invite, remove } from '../../pages/people-api.ts';
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

test('VAL-12 VAL-15 API-115 validates on blur, names the fields and focuses the first', async ({
  page,
}) => {
  const { id } = await invite(page, 'Vera');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await profile.firstName.fill('Vera!');
  await profile.email.fill('vera@');
  await profile.title.focus();
  await expect(page.getByText('This first name format is not valid.')).toBeVisible();
  await expect(page.getByText('This email is invalid')).toBeVisible();
  await expect(profile.bar).toContainText('2 fields need attention');
  await profile.save.click();
  await expect(profile.firstName).toBeFocused();

  await profile.firstName.fill('Vera');
  await profile.email.fill('maya.okafor@harbordental.com');
  await profile.extension.fill('1001');
  await expect(page.getByText('This input is exited')).toBeVisible();
  await profile.extension.fill('4711');
  await expect(page.getByText('4711 is free')).toBeVisible();
  await profile.save.click();
  await expect(page.getByText('This email is existed').first()).toBeVisible();
  await expect(profile.email).toBeFocused();
  await profile.bar.getByRole('button', { name: 'Discard' }).click();
  await expect(profile.firstName).toHaveValue('Vera');
  await expect(profile.bar).toBeHidden();
});

test('G1 asks before unsaved input is left, and stays on request', async ({ page }) => {
  const { id } = await invite(page, 'Gina');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await profile.title.fill('Hygienist');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TEAMS' }).click();
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

test('annex J1 offers the text of a form whose person was deleted', async ({
  page,
  secondBrowser,
}) => {
  const person = await invite(page, 'Hilda');
  const profile = new PeopleProfile(page);
  await profile.open(person.id);
  await profile.title.fill('Kept text');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await remove(other, person.id);
  await expect(profile.dialog).toContainText(`${person.fullName} was deleted`);
  await expect(profile.dialog).toContainText('Title: Kept text');
  await profile.dialog.getByRole('button', { name: 'Back to users' }).click();
  await expect(page).toHaveURL(/users\/listing/);
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
  await input.setInputFiles({
    name: 'a.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByText('Choose a JPG or PNG file.')).toBeVisible();
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

test('VAL-26 VAL-27 VAL-29 edits the emergency address with the page', async ({ page }) => {
  const { id } = await invite(page, 'Adele');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emergency address' });
  await dialog.getByRole('button', { name: 'Use address' }).click();
  await expect(dialog.getByText('The city field is required.')).toBeVisible();
  await dialog.getByLabel('House number').fill('214');
  await dialog.getByLabel('Street name').fill('Dauphin Street');
  await dialog.getByLabel('City').fill('Mobile');
  await dialog.getByLabel('State').fill('Alab');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Zip Code').fill('36602');
  await dialog.getByRole('button', { name: 'Use address' }).click();
  await expect(profile.bar).toContainText('Emergency address');
  await profile.save.click();
  await expect(profile.toast('saved')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Mobile, AL 36602')).toBeVisible();
});

test('API-38 VAL-18 VAL-20 sets the password of somebody else', async ({ page }) => {
  const { id } = await find(page, 'sofia@');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await page.getByRole('button', { name: 'Set password…' }).click();
  const save = profile.dialog.getByRole('button', { name: 'Set password', exact: true });
  await profile.dialog.getByLabel('New password').fill('short');
  await profile.dialog.getByLabel('Confirm password').fill('other');
  await save.click();
  await expect(profile.dialog).toContainText('Password must at least 8 characters');
  await expect(profile.dialog).toContainText('Password and confirm password does not match.');
  await profile.dialog.getByLabel('New password').fill('Copper-Bridge42');
  await profile.dialog.getByLabel('Confirm password').fill('Copper-Bridge42');
  await save.click();
  await expect(profile.toast(/Password set/)).toBeVisible();
});

test('annex J2 tells who changed what', async ({ page, expectAccessible }) => {
  const { id } = await invite(page, 'Hista');
  await change(page, id, { title: 'Clerk', extension: '4242' });
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: /History of Hista/ });
  const first = drawer.getByRole('listitem').first();
  await expect(first).toContainText('Renee Castellano');
  await expect(first).toContainText('Set title to “Clerk”');
  await expect(first).toContainText(/Changed extension from “\d+” to “4242”/);
  await expect(drawer.getByRole('listitem').last()).toContainText('Invited the user');
  await expectAccessible(page);
});

test('PPL-09 keeps role and status of the owner, with the reason', async ({ page }) => {
  const { id } = await find(page, 'renee@');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await expect(page.getByLabel('Role')).toBeDisabled();
  await expect(page.getByText('You cannot change your own role.')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: /Delete…/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('AUTH-14 signs in as a teammate', async ({ page }) => {
  const { id } = await find(page, 'marcus@');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await page.getByRole('button', { name: 'Sign in as Marcus' }).click();
  const ask = page.getByRole('dialog', { name: 'Sign in as Marcus Bellweather?' });
  await ask.getByRole('button', { name: 'Sign in as Marcus' }).click();
  await expect(page).toHaveURL(/your-settings/);
  await expect(page.getByText(/You are signed in as Marcus Bellweather/)).toBeVisible();
  await expect(page.getByText('Read-only', { exact: true })).toBeVisible();
});

test('SHELL-32 says that advanced settings are not available, and has no tab for them', async ({
  page,
}) => {
  const { id } = await find(page, 'maya.okafor@');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(sections.getByRole('link', { name: /Advanced/ })).toHaveCount(0);
  await page.goto(`/admin-settings/users/edit/${id}/advanced-settings`);
  await expect(profile.heading).toHaveText('This feature is not available for now.');
});

test('annex A5 says that a user is not found', async ({ page }) => {
  await page.goto('/admin-settings/users/edit/00000000-0000-7000-8000-000000000000/profile');
  await expect(new PeopleProfile(page).heading).toHaveText('This page is not found.');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`PPL-05 has no axe finding, ${scheme}`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const { id } = await find(page, 'tomas@');
    const profile = new PeopleProfile(page);
    await profile.open(id);
    await expectAccessible(page);
    await profile.firstName.fill('Tomás!');
    await profile.title.focus();
    await expect(profile.bar).toBeVisible();
    await expectAccessible(page);
  });
}

test('PPL-05 fits a phone of 360 px', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await find(page, 'priya.r@');
  const profile = new PeopleProfile(page);
  await profile.open(id);
  await profile.title.fill('Hygienist');
  await expect(profile.bar.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await expectAccessible(page);
});
