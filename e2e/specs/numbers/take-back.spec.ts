import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  addCompanyNumber,
  removeCompanyNumber,
  renameCompanyNumber,
  written,
} from '../../pages/company-numbers-api.ts';
import { IvrPanel } from '../../pages/ivr-panel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

const listing = '/admin-settings/numbers/listing';

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

test('annex J2 a menu goes back to an earlier version in its history', async ({
  page,
  expectAccessible,
}) => {
  const { id } = await addCompanyNumber(page, 'Menu desk');
  const { items } = await call<{ items: { id: string }[] }>(page, {
    method: 'GET',
    path: '/api/team?search=Front%20desk',
  });
  const key = { input: '1', action: 'team', actionId: items[0]?.id };
  const body = { name: 'Main menu', keys: [key] };
  await call(page, { method: 'POST', path: `/api/company/${id}/ivr`, body });
  await page.goto(`/admin-settings/numbers/edit/${id}/call-handling`);
  const panel = new IvrPanel(page);
  await panel.key('1').focus();
  await page.keyboard.press('1');
  await panel.pick('Team', 'Billing');
  await panel.save.click();
  await expect(panel.key('1')).toHaveAccessibleName('Key 1 Team Billing');
  await expect(panel.save).toBeDisabled();

  await panel.editor('Main menu').getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog', { name: 'History of Main menu' });
  await expect(drawer.getByRole('listitem').first()).toContainText(
    'Changed key 1 from Front desk to Billing',
  );
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /^Restore the version before/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore the earlier version?' });
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toBeHidden();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(panel.key('1')).toHaveAccessibleName('Key 1 Team Front desk');
  await removeCompanyNumber(page, id);
});

test('[OP-71] annex J2 a deleted company number comes back with its phone number', async ({
  page,
}) => {
  const { id, first } = await addCompanyNumber(page, 'Spare desk');
  await page.goto(listing);
  const row = page.getByRole('row', { name: /Spare desk/ });
  await expect(row).toContainText(written(first.number));
  await row.getByRole('button', { name: 'Actions for Spare desk' }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete Spare desk?' });
  await expect(question).toContainText(/Its phone number is held for you until \w{3} \d{2}, \d{4}/);
  await question.getByRole('button', { name: 'Delete number' }).click();
  await expect(page.getByText(/Spare desk deleted\. Its phone number is held/)).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Recently deleted' }).click();
  const deleted = page.getByRole('listitem').filter({ hasText: /Spare desk.*Deleted by/ });
  await expect(deleted).toContainText(/Held for you until \w{3} \d{2}, \d{4}/);
  await deleted.getByRole('button', { name: 'Restore Spare desk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore Spare desk?' });
  await expect(dialog).toContainText(/Its phone number comes back for/);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(row).toContainText(written(first.number));
  await removeCompanyNumber(page, id);
});
