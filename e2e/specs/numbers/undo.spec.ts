import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  addCompanyNumber,
  removeCompanyNumber,
  renameCompanyNumber,
} from '../../pages/company-numbers-api.ts';
import { LoginPage } from '../../pages/login-page.ts';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('annex J1 annex J2 an older save is taken back, and later ones stay', async ({ page }) => {
  const { id } = await addCompanyNumber(page, 'Night desk');
  await page.goto(`/admin-settings/numbers/edit/${id}/call-handling`);
  const closed = page.getByRole('group', { name: 'While closed' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await page.getByRole('group', { name: 'While open' }).getByRole('radio').first().waitFor();
  await page
    .getByRole('group', { name: 'While open' })
    .getByRole('radio', { name: 'Another number' })
    .check();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2515550199');
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await renameCompanyNumber(page, id, 'Day desk');
  await undo.click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'While open' }).getByRole('radio', { name: 'Voicemail' }),
  ).toBeChecked();
  await expect(page.getByRole('heading', { level: 1, name: 'Day desk' })).toBeVisible();
  await expect(closed).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: /^History of / });
  const renamed = drawer.getByRole('listitem').filter({ hasText: 'Changed name' });
  await renamed.getByRole('button', { name: /^Restore the version before/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore the earlier version?' });
  await dialog.getByRole('radio', { name: 'This change only' }).check();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(drawer.getByRole('listitem').first()).toContainText('Undid an earlier change');
  await expect(page.getByRole('heading', { level: 1, name: 'Night desk' })).toBeAttached();
  await removeCompanyNumber(page, id);
});
