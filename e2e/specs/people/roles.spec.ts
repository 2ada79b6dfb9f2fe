import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const roles = '/admin-settings/users/roles';
const listing = '/admin-settings/users/listing?search=Whitcombe';

test('[RIGHT-02] a role is given in words, seen in another browser, taken, and given back by Undo', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(listing);
  const theirRow = other.getByRole('row', { name: /Daniel Whitcombe/ });
  await expect(theirRow).toContainText('Standard');

  await page.goto(roles);
  await page.getByRole('button', { name: /^Team lead \d/ }).click();
  await expectAccessible(page, 'best-practice');
  await page.getByRole('button', { name: 'Add someone with the role Team lead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who gets the role Team lead?' });
  await dialog.getByRole('combobox', { name: 'User' }).fill('Whitcombe');
  await page.getByTitle(/^Daniel Whitcombe/).click();
  await dialog.getByRole('combobox', { name: 'Teams' }).fill('Front desk');
  await page.getByTitle(/^Front desk/).click();
  // The list closes as the focus leaves it.
  await page.keyboard.press('Tab');
  await expect(
    dialog.getByText('Daniel will see and change the hours, members and greetings of Front desk.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Give role' }).click();
  await expect(page.getByText('Leads Front desk')).toBeVisible();
  await expect(theirRow).toContainText('Team lead');

  await page.getByRole('button', { name: /^Remove the role Team lead from Daniel/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove role' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'no longer has the role' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByText('Leads Front desk')).toBeVisible();
  await expect(theirRow).toContainText('Team lead');
});
