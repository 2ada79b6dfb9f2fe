import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { find } from '../../pages/people-api.ts';
import { PhoneNumbersPage } from '../../pages/phone-numbers-page.ts';

const pageOf = (id: string, page: string) => `/admin-settings/users/edit/${id}/${page}`;

test('[NUM-24] [VAL-27] in Canada numbers are found by area code, addresses have a postal code', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.canada);
  const { id } = await find(page, people.canada);
  const numbers = new PhoneNumbersPage(page);
  await numbers.open(pageOf(id, 'phone-numbers'));
  await expect(page.getByRole('columnheader', { name: 'Calling name' })).toBeVisible();
  await numbers.add.click();
  await numbers.drawer.getByRole('button', { name: /^Change \+1 \(416\)/ }).click();
  await expect(numbers.chooser.getByLabel('Area code')).toHaveValue('416');
  await expect(numbers.chooser.getByText('Toll-Free', { exact: true })).toBeVisible();

  await page.goto(pageOf(id, 'profile'));
  await page
    .getByRole('region', { name: 'Emergency address' })
    .getByRole('button', { name: /^(Add address|Change)$/ })
    .click();
  await expect(page.getByRole('dialog').getByLabel('Postal Code')).toBeVisible();
});

test('[NUM-23] [ROLE-10] [LIDB-03] in Malaysia numbers are local, without listings or desk phones to buy', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.malaysia);
  const { id } = await find(page, people.malaysia);
  const numbers = new PhoneNumbersPage(page);
  await numbers.open(pageOf(id, 'phone-numbers'));
  await expect(page.getByRole('columnheader', { name: 'Calling name' })).toBeHidden();
  await numbers.add.click();
  await numbers.drawer.getByRole('button', { name: /^Change \+60/ }).click();
  await expect(numbers.chooser.getByTitle('Kuala Lumpur')).toBeVisible();
  await expect(numbers.chooser.getByText('Toll-Free', { exact: true })).toBeHidden();

  await page.goto(pageOf(id, 'profile'));
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Emergency address' })).toBeHidden();
  await page.goto(pageOf(id, 'my-device'));
  await expect(page.getByRole('link', { name: 'All devices' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy desk phones' })).toBeHidden();
});
