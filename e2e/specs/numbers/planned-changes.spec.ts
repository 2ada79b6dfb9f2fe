import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addCompanyNumber, removeCompanyNumber } from '../../pages/company-numbers-api.ts';
import { LoginPage } from '../../pages/login-page.ts';

test('annex J4 a change is planned, reviewed, moved, cancelled and planned again', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id } = await addCompanyNumber(page, 'Plan desk');
  await page.goto(`/admin-settings/numbers/edit/${id}/call-handling`);
  const open = page.getByRole('group', { name: 'While open' });
  await open.getByRole('radio', { name: 'Another number' }).check();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('2515550199');
  await page.getByRole('button', { name: 'Plan for later…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan this change' });
  await dialog.getByRole('group', { name: 'From' }).getByLabel('Day').fill('2020-02-03');
  await dialog.getByRole('button', { name: 'Plan change' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a time in the future.');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByRole('group', { name: 'From' }).getByLabel('Day').fill(day);
  await dialog.getByRole('checkbox', { name: 'Change back on another date' }).check();
  await expect(dialog.getByText(/Calls go to \+1/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plan change' }).click();
  await expect(dialog).toBeHidden();
  await expect(open.getByRole('radio', { name: 'Voicemail' })).toBeChecked();
  await expect(page.getByText(/^2 changes are planned, the first for /)).toBeVisible();

  await page.getByRole('link', { name: /^Planned changes.* 2 changes to come$/ }).click();
  const coming = page.getByRole('region', { name: /^Coming/ });
  await expect(coming.getByRole('listitem')).toHaveCount(2);
  const first = coming.getByRole('listitem').first();
  await expect(first).toContainText('Calls while open');
  await first.getByRole('button', { name: 'Review…' }).click();
  const review = page.getByRole('dialog', { name: /^From / });
  await expect(review.getByText(/Calls go to \+1/)).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).last().click();

  await first.getByRole('button', { name: 'Move…' }).click();
  const move = page.getByRole('dialog', { name: 'Move this change' });
  const later = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  await move.getByLabel('Day').fill(later);
  await move.getByRole('button', { name: 'Plan change' }).click();
  await expect(page.getByText(/^Moved to /)).toBeVisible();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto('/admin-settings/numbers/planned');
  const theirs = other.getByRole('listitem').filter({ hasText: 'Plan desk' });
  await expect(theirs).toHaveCount(2);
  await first.getByRole('button', { name: 'Cancel change…' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this change?' })
    .getByRole('button', { name: 'Cancel change' })
    .click();
  await expect(theirs).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Planned change cancelled' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(theirs).toHaveCount(2);
  await removeCompanyNumber(page, id);
});
