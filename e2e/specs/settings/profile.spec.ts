import { password, people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { change, find } from '../../pages/people-api.ts';

const profile = '/your-settings/profile';
const kenji = 'kenji@harbordental.com';
const latoya = 'latoya@harbordental.com';

test('SET-05 G4 shows what admins decide and lets change the rest', async ({ page }) => {
  await new LoginPage(page).signIn(kenji);
  await expect(page).toHaveURL(profile);
  const account = page.getByRole('region', { name: 'Account', exact: true });
  await expect(account).toContainText(kenji);
  await expect(account).toContainText('1030');
  await expect(account).toContainText('Standard');
  await expect(account.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByLabel(/time ?zone/i)).toHaveCount(0);

  const title = page.getByLabel('Title');
  await title.fill('Head of laboratory');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar).toContainText('Title');
  await bar.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your settings are saved')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue('Head of laboratory');

  await title.fill('Laboratory technician');
  await page.keyboard.press('Control+s');
  await expect(bar).toHaveCount(0);
});

test('VAL-12 VAL-13 SET-05 refuses names in the words of the specification', async ({ page }) => {
  await new LoginPage(page).signIn(kenji);
  await page.getByLabel('First name').fill('Kenji!');
  await page.getByLabel('Last name').fill('');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This first name format is not valid.')).toBeVisible();
  await expect(page.getByText('The last name field is required.')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(bar).toContainText('2 fields need attention');
  await bar.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Kenji');
});

test('SET-05 asks before input is lost and keeps it over a reload', async ({ page }) => {
  await new LoginPage(page).signIn(kenji);
  await page.getByLabel('Title').fill('Ceramist');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Your unsaved changes from .* were restored/)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Ceramist');
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect(page.getByLabel('Title')).toHaveValue('Laboratory technician');
});

test('SET-05 RT-11 annex J1 follows an admin while clean, and merges while dirty', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).signIn(kenji);
  const admin = await secondBrowser();
  await new LoginPage(admin).resume(people.owner);
  const { id } = await find(admin, kenji);

  await change(admin, id, { title: 'Technician' });
  await expect(page.getByLabel('Title')).toHaveValue('Technician');

  await page.getByLabel('First name').fill('Ken');
  await change(admin, id, { title: 'Laboratory technician' });
  await expect(page.getByText('Renee Castellano changed your profile')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Laboratory technician');
  await expect(page.getByLabel('First name')).toHaveValue('Ken');

  await change(admin, id, { firstName: 'Kenjiro' });
  await page.getByRole('button', { name: 'Show', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Choose what to keep' });
  await expect(dialog).toContainText('Kenjiro');
  await expect(dialog).toContainText('Ken');
  await dialog.getByRole('radio', { name: /Theirs/ }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Kenjiro');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  await change(admin, id, { firstName: 'Kenji' });
  await expect(page.getByLabel('First name')).toHaveValue('Kenji');
});

test('SET-05 API-37 VAL-18 VAL-20 changes the own password', async ({ page }) => {
  await new LoginPage(page).signIn(latoya);
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const set = async (current: string, fresh: string, repeat = fresh) => {
    if (await dialog.isHidden())
      await page.getByRole('button', { name: 'Change password…' }).click();
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password').fill(fresh);
    await dialog.getByLabel('Confirm password').fill(repeat);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  const next = 'Harbour-Light28';

  await set(password, 'short', 'shorter');
  await expect(dialog).toContainText(
    'Password must at least 8 characters with one uppercase letter',
  );
  await expect(dialog).toContainText('Password and confirm password does not match.');
  await set('Wrong-Road27', next);
  await expect(dialog).toContainText('The current password is not correct.');
  await dialog.getByRole('button', { name: 'Show password' }).first().click();
  await expect(dialog.getByLabel('Current password')).toHaveAttribute('type', 'text');
  await set(password, next);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Password changed')).toBeVisible();
  await set(next, password);
  await expect(dialog).toBeHidden();
});

test('SET-05 API-119 RT-15 stores a photo as a square of 512 px and removes it', async ({
  page,
}) => {
  await new LoginPage(page).signIn(latoya);
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    canvas.getContext('2d')?.fillRect(0, 0, 900, 600);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const identity = page.getByRole('region', { name: 'Identity' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    identity.getByRole('button', { name: 'Upload photo' }).click(),
  ]);
  await chooser.setFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(photo, 'base64'),
  });
  await page
    .getByRole('dialog', { name: 'Crop photo' })
    .getByRole('button', { name: 'Use photo' })
    .click();
  await expect(page.getByText('Photo changed')).toBeVisible();
  const image = identity.locator('img');
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(512);
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await identity.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(image).toHaveCount(0);
});

test('SET-05 has no axe finding in light, dark and at 360 px', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).signIn(people.standard);
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect(page.getByLabel('First name')).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByLabel('Title').fill('x'.repeat(51));
  await page.getByLabel('Title').blur();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNarrow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('[SET-01] changes the own advanced settings and finds them again', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto('/your-settings/advanced-settings');
  await expect(page.getByRole('radio', { name: 'Use Default hold music' })).toBeChecked();
  await page.getByRole('button', { name: 'Play Default hold music' }).click();
  await expect(page.getByRole('button', { name: 'Pause Default hold music' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Answer the first message with a greeting' }).check();
  await page.getByRole('textbox', { name: 'Text' }).fill('Thank you, we will answer soon.');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save( changes)?$/ }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Your settings are saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(
    'Thank you, we will answer soon.',
  );
  await page.getByRole('textbox', { name: 'Text' }).fill('');
  await page.getByRole('checkbox', { name: 'Answer the first message with a greeting' }).uncheck();
  await page.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(toasts.getByText('Your settings are saved')).toBeVisible();
});
