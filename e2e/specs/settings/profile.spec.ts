import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

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

test('SET-05 API-119 RT-15 stores a photo as a square of 512 px and removes it', async ({
  page,
}) => {
  await new LoginPage(page).signIn(latoya);
  const photo = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    canvas.getContext('2d')?.fillRect(0, 0, 900, 300);
    return canvas.toDataURL('image/webp').split(',')[1] ?? '';
  });
  const identity = page.getByRole('region', { name: 'Identity' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    identity.getByRole('button', { name: 'Upload photo' }).click(),
  ]);
  await chooser.setFiles({
    name: 'me.webp',
    mimeType: 'image/webp',
    buffer: Buffer.from(photo, 'base64'),
  });
  await page
    .getByRole('dialog', { name: 'Crop photo' })
    .getByRole('button', { name: 'Use photo' })
    .click();
  await expect(page.getByText('Photo changed')).toBeVisible();
  const image = identity.locator('img');
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(512);
  // What the photo lets through is white, and never the black of a JPG.
  const greys = await image.evaluate((node: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 512;
    canvas.height = 512;
    const context = canvas.getContext('2d');
    context?.drawImage(node, 0, 0);
    return [100, 400].map((y) => context?.getImageData(256, y, 1, 1).data[0]);
  });
  expect(greys).toEqual([0, 255]);
  await expect(page.getByRole('banner').locator('img')).toBeVisible();

  await identity.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(image).toHaveCount(0);
});

test('[SET-01] [MEDIA-20] changes the own advanced settings and finds them again', async ({
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
