import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { invite } from '../../pages/people-api.ts';
import { PeopleListing } from '../../pages/people-listing.ts';
import { buyNumber, PhoneNumbersPage } from '../../pages/phone-numbers-page.ts';

test('[PPL-04] [NUM-15] [RT-01] buys by picker, labels, sets the default and deletes', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const person = await invite(page, 'Tess');
  const path = `/admin-settings/users/edit/${person.id}/phone-numbers`;
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const seen = new PhoneNumbersPage(other);
  await seen.open(path);
  await expect(other.getByText('No number yet')).toBeVisible();

  const listing = new PeopleListing(page);
  await listing.open();
  await listing.search.fill(person.email);
  await page.getByRole('link', { name: `Assign number to ${person.fullName}` }).click();
  const numbers = new PhoneNumbersPage(page);
  const { add, drawer, chooser } = numbers;

  await add.click();
  await drawer.getByRole('button', { name: /^Change \+1 \(251\)/ }).click();
  await chooser.getByText('Toll-Free', { exact: true }).click();
  await chooser.getByRole('radio', { name: '866' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chooser.getByRole('radio', { name: '855', exact: true })).toBeChecked();
  await chooser
    .getByRole('radio', { name: /\(855\)/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(chooser).toContainText('Selected +1 (855)');
  await expectAccessible(page);
  await chooser.getByRole('button', { name: 'SELECT' }).click();
  await drawer.getByLabel('Label').fill('Fax');
  await drawer.getByRole('button', { name: 'Add number' }).click();
  await expect(numbers.row('Fax')).toContainText('Default');
  await expect(seen.row('Fax')).toContainText('Toll-free');

  await buyNumber(other, person.id);
  await numbers.choose('Second', 'Edit label…');
  const dialog = page.getByRole('dialog', { name: /^Label of/ });
  await expect(dialog.getByLabel('Label')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Direct line');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await numbers
    .row('Direct line')
    .getByRole('button', { name: /as default$/ })
    .click();
  await expect(seen.row('Direct line')).toContainText('Default');
  await expect(seen.row('Fax')).not.toContainText('Default');

  await numbers.choose('Fax', 'Try a call');
  const tried = page.getByRole('dialog', { name: /^Try a call to \+1 \(855\)/ });
  await expect(tried.getByRole('listitem')).toHaveText([
    `${person.fullName} takes no calls now.`,
    `Callers leave a message for ${person.fullName}.`,
  ]);
  await tried.getByRole('button', { name: 'Close' }).last().click();

  await numbers.choose('Fax', 'Delete…');
  await expect(page.getByText('Are you sure you want to delete Fax?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete number' }).click();
  await expect(seen.row('Fax')).toBeHidden();
  await page.reload();
  await expect(numbers.row('Direct line')).toContainText('Default');
  await expect(numbers.row('Fax')).toBeHidden();
  await expectNarrow(page);
});
