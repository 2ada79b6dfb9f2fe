import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DevicesPage, freeMac } from '../../pages/devices-pages.ts';
import { LoginPage } from '../../pages/login-page.ts';
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
  await devices.dialog.getByRole('textbox', { name: /^Name/ }).fill('Kitchen');
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
