import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addCompanyNumber, removeCompanyNumber } from '../../pages/company-numbers-api.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

interface Company {
  id: string;
  version: number;
  label: string;
  callHandlingClosedHour: { actionType: string };
}

test('[NUM-02] [ROUTE-02] [RT-13] annex J4 a number is renamed, its calls go elsewhere after closing, or now; another browser follows', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id } = await addCompanyNumber(page, 'Night desk');
  await page.goto(`/admin-settings/numbers/edit/${id}/info`);
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nurse line');
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nurse line' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: 'Call handling' }).click();
  const closed = page.getByRole('group', { name: 'While closed' });
  await closed.getByRole('radio', { name: 'User', exact: true }).check();
  await closed.getByRole('combobox', { name: 'User', exact: true }).fill('Maya Okafor');
  await page.getByTitle(/^Maya Okafor, Ext\./).click();
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(closed).toContainText('Maya Okafor, Ext. 1002');

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  const path = `/api/company/${id}`;
  const { version } = await call<Company>(other, { method: 'GET', path });
  const callHandlingClosedHour = { actionType: 'number', actionValue: '+12515550199' };
  await call(other, {
    method: 'PUT',
    path: `${path}/callhandling`,
    body: { callHandlingClosedHour },
    version,
  });
  await expect(closed.getByRole('textbox', { name: 'Phone number' })).toHaveValue(
    '+1 (251) 555-0199',
  );

  await other.goto(page.url());
  const opening = { name: 'Open again' };
  await page.getByRole('button', { name: 'Closed today…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Closed today' });
  await dialog.getByRole('radio', { name: 'One hour from now' }).check();
  await expect(dialog.getByRole('group', { name: 'Impact on callers' })).toContainText(
    'Calls go to +1 (251) 555-0199.',
  );
  await dialog.getByRole('button', { name: 'Close now' }).click();
  await expect(page.getByText(/^Closed until ./)).toBeVisible();
  await expect(other.getByText(/^Closed until ./)).toBeVisible();
  await other.getByRole('button', opening).click();
  await expect(page.getByRole('button', opening)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Closed today…' })).toBeVisible();
  await removeCompanyNumber(page, id);
});
