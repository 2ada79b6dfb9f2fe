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
