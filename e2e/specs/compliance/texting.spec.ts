import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { advanceClock } from '../../pages/server-clock.ts';

const texting = '/admin-settings/compliance/campaigns/texting';
const minutes = 60_000;

test('J6 a number is added to a campaign, and flips to texting in a second browser', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.owner);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await page.goto(texting);
  const stopped = page.getByRole('row', { name: /Insurance desk/ });
  await expect(stopped).toContainText('was suspended');
  await expect(stopped.getByRole('button', { name: 'Correct and resubmit' })).toBeVisible();

  await other.goto('/admin-settings/numbers/listing');
  await other.getByRole('link', { name: 'Emergency nurse' }).click();
  await other.getByRole('link', { name: 'SMS handling' }).click();
  const banner = other.getByRole('region', { name: 'Texts from this number' });
  await expect(banner).toContainText('It is not in a campaign.');

  const row = page.getByRole('row', { name: /Emergency nurse/ });
  await row.getByRole('button', { name: 'Add to campaign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Campaign' }).click();
  await page.getByTitle('Appointment reminders').click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(row).toContainText('Being switched on');
  await expect(banner).toContainText('The carriers are switching it on');

  // Numbers that can text stand as one line otherwise, and the row goes into it.
  await page.getByRole('textbox', { name: 'Search number or owner' }).fill('Emergency nurse');
  await expect(page.getByRole('row')).toHaveCount(2);
  await advanceClock(page.request, 11 * minutes);
  await expect(row).toContainText('Can text', { timeout: 15_000 });
  await expect(banner).toBeHidden();
});
