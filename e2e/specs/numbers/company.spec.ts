import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const company = '/admin-settings/company';

test('NUM-08 saves the company address, and shows it in another browser', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(company);
  await expect(page).toHaveURL(`${company}/company-info`);
  const line = page.getByRole('textbox', { name: 'Address line 2' });
  await expect(line).toBeVisible();
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(`${company}/company-info`);
  await expect(other.getByRole('textbox', { name: 'Address line 2' })).toBeVisible();
  await line.fill('Floor 3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Company settings saved')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Address line 2' })).toHaveValue('Floor 3');
  await page.reload();
  await expect(line).toHaveValue('Floor 3');
  await expectAccessible(page);
});
