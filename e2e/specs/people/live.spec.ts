import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { change, invite, remove, setPhoto } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

test('RT-01 RT-11 RT-15 shows in one browser what another creates, changes and deletes', async ({
  page,
  secondBrowser,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const listing = new PeopleListing(page);
  await page.goto('/admin-settings/users/listing?search=livia');
  await expect(page.getByRole('heading', { name: 'No users match “livia”' })).toBeVisible();
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);

  const person = await invite(other, 'Livia');
  await expect(listing.row(person.fullName)).toContainText('Pending');

  await change(other, person.id, { title: 'Receptionist', firstName: 'Liviana' });
  const renamed = listing.row(person.fullName.replace('Livia', 'Liviana'));
  await expect(renamed).toBeVisible();

  await expect(renamed.locator('img')).toHaveCount(0);
  await setPhoto(other, person.id, 'teal');
  await expect(renamed.locator('img')).toBeVisible();

  await remove(other, person.id);
  await expect(renamed).toBeHidden();
});

test('SAY-08 a deleted user is restored from Recently deleted, and another browser shows it', async ({
  page,
  secondBrowser,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const person = await invite(page, 'Odette');
  const listing = new PeopleListing(page);
  await listing.open('?search=odette');
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const theirs = new PeopleListing(other);
  await theirs.open('?search=odette');

  await listing.openMenu(person.fullName);
  await listing.choose('Delete…');
  await expect(listing.dialog).toContainText('The user can be restored for 30 days.');
  await listing.dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(theirs.row(person.fullName)).toBeHidden();

  await page.getByRole('button', { name: 'More actions' }).click();
  await listing.choose('Recently deleted');
  await page.getByRole('button', { name: `Restore ${person.fullName}` }).click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: 'Restore', exact: true })
    .click();
  await expect(theirs.row(person.fullName)).toContainText('Pending');
  await expect(listing.row(person.fullName)).toContainText('Pending');
  await remove(other, person.id);
});
