import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addCompanyNumber, removeCompanyNumber } from '../../pages/company-numbers-api.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';
import { advanceClock, resetClock } from '../../pages/server-clock.ts';

/** How long a form counts that nobody tells of (docs/decisions/0019-who-edits.md). */
const formLife = 25_000;

test('annex J1 two admins on one menu see each other, and the one who leaves is gone', async ({
  page,
  request,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id } = await addCompanyNumber(page, 'Shared desk');
  const { items } = await call<{ items: { id: string }[] }>(page, {
    method: 'GET',
    path: '/api/team?search=Front%20desk',
  });
  const key = { input: '1', action: 'team', actionId: items[0]?.id };
  const body = { name: 'Shared menu', keys: [key] };
  await call(page, { method: 'POST', path: `/api/company/${id}/ivr`, body });
  const address = `/admin-settings/numbers/edit/${id}/ivr`;
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Menu Shared menu' })).toBeVisible();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(address);
  await expect(page.getByText('Maya is editing this menu')).toBeVisible();
  await expect(other.getByText('Renee is editing this menu')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Shared menu' });
  await expect(row.getByText('Maya Okafor is editing it')).toBeAttached();
  await expectAccessible(page);

  await page.getByText('Maya is editing this menu').hover();
  await expect(page.getByRole('tooltip')).toContainText('You can both edit.');

  await other.getByRole('link', { name: 'USERS', exact: true }).click();
  await expect(page.getByText(/Maya is editing/)).toHaveCount(0);

  await other.goBack();
  await expect(page.getByText('Maya is editing this menu')).toBeVisible();
  // A computer that is shut says no farewell.
  await other.context().setOffline(true);
  await advanceClock(request, formLife);
  await expect(page.getByText(/Maya is editing/)).toHaveCount(0);
  await resetClock(request);
  await removeCompanyNumber(page, id);
});
