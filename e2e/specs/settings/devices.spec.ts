import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';

test('[SET-03] shows the own devices and changes a password, without adding or removing', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto('/your-settings/my-device');
  const more = page.getByRole('button', { name: /^More actions for/ }).first();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Remove…' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Sign-in details…' }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('SIP password', { exact: true });
  await password.fill('Evening-Ferry08');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add desk phone' })).toHaveCount(0);
  await page.reload();
  await more.click();
  await page.getByRole('menuitem', { name: 'Sign-in details…' }).click();
  await expect(password).toHaveValue('');
  await dialog.getByRole('button', { name: 'Show SIP password' }).click();
  await expect(password).toHaveValue('Evening-Ferry08');
  await page.keyboard.press('Escape');
  await expectNarrow(page);
});

test('[LIDB-01] orders a listing for an own number; a foreign one is not found', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.standard);
  const me = await call<{ phoneNumbers: { id: string }[] }>(page, {
    method: 'GET',
    path: '/api/user',
  });
  const pages = `/your-settings/phone-number/directory-edit/${me.phoneNumbers[0]?.id}`;
  await page.goto(pages);
  await expect(page).toHaveURL(/\/directory-listing$/);
  await page.getByLabel('Listing name').fill('Daniel Whitcombe');
  await page.getByLabel('House number').fill('214');
  await page.getByLabel('Street name').fill('Dauphin Street');
  await page.getByLabel('City').fill('Mobile');
  await page.getByRole('combobox', { name: 'State' }).fill('Alab');
  await page.getByTitle('Alabama').click();
  await page.getByLabel('Zip Code').fill('36602');
  await page.getByRole('button', { name: 'Order listing' }).click();
  await expect(page.getByText('“Daniel Whitcombe” is on order')).toBeVisible();
  await page.getByRole('link', { name: 'Order history' }).click();
  await expect(page.getByText('214 Dauphin Street, Mobile, AL 36602')).toBeVisible();

  await page.goto('/your-settings/phone-number/outbound-edit/018f0000-0000-7000-8000-000000000000');
  await expect(page.getByText('This page is not found.')).toBeVisible();
});
