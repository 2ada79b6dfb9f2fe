import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { advanceClock, resetClock } from '../../pages/server-clock.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { call, find } from '../../pages/people-api.ts';

test('[LIDB-03] [LIDB-05] [LIDB-07] orders a calling name and sees it completed', async ({
  page,
  request,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id } = await find(page, 'marcus');
  const path = `/api/teammate/${id}/phonenumber`;
  const { items } = await call<{ items: { id: string }[] }>(page, { method: 'GET', path });
  const pages = `/admin-settings/users/${id}/outbound-edit/${items[0]?.id}`;
  await page.goto(`${pages}/outbound-calling-name`);
  await page.getByRole('textbox', { name: 'Calling name' }).fill('HARBOR HYGIENE');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Order calling name' }).click();
  await expect(page.getByText('“HARBOR HYGIENE” is on order')).toBeVisible();
  await expect(page.getByText('Processing')).toBeVisible();

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(`${pages}/order-history`);
  const order = other.getByRole('list', { name: 'Orders, newest first' }).getByRole('listitem');
  await expect(order).toContainText('Processing');

  await advanceClock(request, 180_000);
  await expect(page.getByText('“HARBOR HYGIENE” is on order')).toBeHidden();
  await expect(page.getByText('HARBOR HYGIENE', { exact: true })).toBeVisible();
  await expect(order).toContainText('Completed');
  await expectNarrow(page);
  await resetClock(request);
});
