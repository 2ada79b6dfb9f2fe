import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DevicesPage, freeMac } from '../../pages/devices-pages.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { find } from '../../pages/people-api.ts';

test('[PPL-03] [DEV-01] adds a desk phone, changes its password, finds and removes it', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id, fullName } = await find(page, 'priya.r');
  const devices = new DevicesPage(page);
  await devices.open(`/admin-settings/users/edit/${id}/my-device`);
  const mac = freeMac();
  await page.getByRole('button', { name: 'Add desk phone' }).click();
  await devices.dialog.getByLabel('Name').fill('Kitchen');
  await devices.dialog.getByLabel('MAC address').fill(mac.toLowerCase());
  await devices.dialog.getByLabel('MAC address').press('Enter');
  const shown = mac.replaceAll(/(..)(?=.)/g, '$1:');
  await expect(devices.row('Kitchen')).toContainText(shown);
  await expectAccessible(page);

  await devices.choose('Kitchen', 'Sign-in details…');
  await expect(devices.password).toHaveAttribute('type', 'password');
  await devices.dialog.getByRole('button', { name: 'Generate' }).click();
  await devices.dialog.getByRole('button', { name: 'Show SIP password' }).click();
  const password = await devices.password.inputValue();
  await devices.dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(devices.dialog).toBeHidden();
  await page.reload();
  await devices.choose('Kitchen', 'Sign-in details…');
  await expect(devices.password).toHaveValue('');
  await devices.dialog.getByRole('button', { name: 'Show SIP password' }).click();
  await expect(devices.password).toHaveValue(password);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'All devices' }).click();
  const search = page.getByRole('textbox', { name: 'Search device, MAC or user' });
  await search.fill(shown);
  const row = page
    .getByRole('table', { name: 'All devices' })
    .getByRole('row', { name: /Kitchen/ });
  await expect(row).toContainText(fullName);
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Kitchen' }).click();
  await devices.choose('Kitchen', 'Remove…');
  await devices.dialog.getByRole('button', { name: 'Remove device' }).click();
  await expect(devices.row('Kitchen')).toBeHidden();
});

test('[DEV-02] buys desk phones and cancels the order', async ({ page, expectAccessible }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/deskphones');
  await expect(page).toHaveURL(/\/buy-phones$/);
  await page.getByRole('textbox', { name: 'Quantity of Yealink T58W' }).fill('3');
  await page.getByRole('button', { name: 'One Yealink T31P more' }).click();
  await expect(page.getByText('4 phones, $1,056.00')).toBeVisible();
  await page.getByRole('button', { name: 'Order…', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Order desk phones' });
  await expect(drawer.getByLabel('Zip Code')).toHaveValue('36602');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Place order, $1,108.80' }).click();

  const order = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
  await expect(order).toContainText('1 × Yealink T31P, 3 × Yealink T58W');
  await expect(order).toContainText('Paid');
  await order.getByRole('button', { name: 'Cancel order…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(order).toContainText('Cancelled');
  await expect(order).toContainText('Refunded');
  await expectNarrow(page);
});

test('[ROLE-08] [SHELL-27] Malaysia has all devices, and no phones to buy', async ({ page }) => {
  await new LoginPage(page).resume(people.malaysia);
  await page.goto('/admin-settings/deskphones');
  await expect(page.getByRole('heading', { level: 1, name: 'All devices' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy desk phones' })).toHaveCount(0);
  await page.getByRole('table', { name: 'All devices' }).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'All devices' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy desk phones' })).toHaveCount(0);
});
