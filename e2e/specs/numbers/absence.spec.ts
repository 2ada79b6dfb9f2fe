import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addCompanyNumber, removeCompanyNumber } from '../../pages/company-numbers-api.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

test('annex J4 somebody is away: who covers is seen and chosen, and both ways are planned at once', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id } = await addCompanyNumber(page, 'Away desk');
  const routing = await call<{ people: { id: string; name: string }[] }>(page, {
    method: 'GET',
    path: '/api/routing/config',
  });
  const daniel = routing.people.find(({ name }) => name === 'Daniel Whitcombe');
  await page.goto(`/admin-settings/numbers/edit/${id}/call-handling`);
  const open = page.getByRole('group', { name: 'While open' });
  await open.getByRole('radio', { name: 'User', exact: true }).check();
  await open.getByRole('combobox', { name: 'User', exact: true }).fill('Daniel');
  await page
    .getByTitle(/^Daniel Whitcombe, Ext\./)
    .last()
    .click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();

  await page.goto('/admin-settings/numbers/planned');
  await page.getByRole('button', { name: 'Plan an absence…' }).click();
  await page.getByRole('combobox', { name: 'Who is away?' }).fill('Daniel');
  await page
    .getByTitle(/^Daniel Whitcombe, Ext\./)
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`user=${daniel?.id}`));
  const covers = page.getByRole('region', { name: 'Who covers' });
  const row = covers.getByRole('listitem').filter({ hasText: 'Away desk, open hours' });
  await expect(row).toContainText('Only Daniel Whitcombe rings.');
  await row.getByRole('combobox').click();
  await row.getByRole('combobox').fill('Maya');
  await page.getByTitle('Maya Okafor').last().click();
  const effect = page.getByRole('region', { name: /^What “Plan absence” does/ });
  await expect(effect).toContainText(
    'Maya Okafor rings instead of Daniel Whitcombe: Away desk, open hours',
  );
  const noticed = page.getByRole('group', { name: 'Impact on callers' });
  await expect(noticed).toContainText('Maya Okafor rings instead of Daniel Whitcombe.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Plan absence' }).click();
  const coming = page.getByRole('region', { name: /^Coming/ });
  const away = coming.getByRole('listitem').filter({ hasText: 'Daniel Whitcombe is away' });
  await expect(away).toContainText('Away desk: Calls while open');
  const back = coming.getByRole('listitem').filter({ hasText: 'Daniel Whitcombe is back' });
  await expect(back).toContainText('changes back automatically');
  await away.getByRole('button', { name: 'Cancel change…' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this change?' })
    .getByRole('button', { name: 'Cancel change' })
    .click();
  await expect(back).toHaveCount(0);
  await removeCompanyNumber(page, id);
});
