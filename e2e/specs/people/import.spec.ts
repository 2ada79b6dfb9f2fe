import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

test('[annex J7] imports users with a fault corrected, exports them, and rolls back', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const listing = new PeopleListing(page);
  await listing.open();
  await page.getByRole('button', { name: 'More actions' }).click();
  await listing.choose('Import users…');
  await listing.dialog
    .getByRole('textbox', { name: /Rows/ })
    .fill(
      [
        'First name,Last name,Email,Teams',
        'Imke,Import,imke.import@harbordental.com,Front desk',
        'Igor,Import,igor.import,',
        'Maya,Import,maya.okafor@harbordental.com,',
      ].join('\n'),
    );
  await listing.dialog.getByRole('button', { name: 'Check rows' }).click();
  await expect(listing.dialog.getByText('This email is invalid')).toBeVisible();
  await expect(listing.dialog.getByText('This email is existed')).toBeVisible();
  await expectAccessible(page);
  const email = listing.dialog.getByRole('textbox', { name: 'Email, row 2' });
  await email.fill('igor.import@harbordental.com');
  await listing.dialog.getByRole('button', { name: /^Invite 2 users for \$/ }).click();
  await expect(listing.dialog.getByText('2 users invited')).toBeVisible();
  await expect(listing.dialog.getByText('Maya Import: This email is existed')).toBeVisible();
  await listing.dialog.getByRole('button', { name: 'Done' }).click();

  await listing.search.fill('.import@');
  await expect(listing.rows).toHaveCount(2);
  await expect(listing.row('Imke Import')).toContainText('Front desk');
  await page.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await listing.choose('Export CSV');
  expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByRole('button', { name: 'More actions' }).click();
  await listing.choose('Imports and bulk changes…');
  await listing.dialog.getByRole('button', { name: 'Undo' }).first().click();
  await expect(listing.toast('Undone for 2 users')).toBeVisible();
  await expect(listing.dialog.getByText(/^Undone/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /No users match/ })).toBeVisible();
});
