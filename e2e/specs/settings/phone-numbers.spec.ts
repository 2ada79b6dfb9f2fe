import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { find } from '../../pages/people-api.ts';
import { buyNumber, PhoneNumbersPage } from '../../pages/phone-numbers-page.ts';

test('[SET-04] [RT-16] labels an own number, makes it the default and opens its listings', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.standard);
  const numbers = new PhoneNumbersPage(page);
  await numbers.open('/your-settings/phone-numbers');
  await expect(numbers.row('+1 (251) 555-0117')).toContainText('Default');
  await expect(numbers.add).toBeHidden();

  const admin = await secondBrowser();
  await new LoginPage(admin).resume(people.owner);
  const { id } = await find(admin, people.standard);
  await buyNumber(admin, id);
  const second = numbers.row('Second');
  await second.getByRole('button', { name: /as default$/ }).click();
  await expect(second).toContainText('Default');
  await numbers.choose('Second', 'Edit label…');
  await page.getByRole('textbox', { name: 'Label' }).fill('Mine');
  await page.keyboard.press('Enter');
  await expect(numbers.row('Mine')).toBeVisible();
  await page.reload();
  await expect(numbers.row('Mine')).toContainText('Default');
  await expectNarrow(page);

  await numbers
    .row('Mine')
    .getByRole('link', { name: /^Directory listing/ })
    .click();
  await expect(page).toHaveURL(/directory-edit\/[\w-]+\/directory-listing$/);
});

test('annex J4 tries a call to an own number, which rings the person', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.standard);
  const numbers = new PhoneNumbersPage(page);
  await numbers.open('/your-settings/phone-numbers');
  await numbers.choose('+1 (251) 555-0117', 'Try a call');
  const dialog = page.getByRole('dialog', { name: 'Try a call to +1 (251) 555-0117' });
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    'The phones of Daniel Whitcombe ring for 20 s.',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
