import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

test('J4 closing on Monday at 5:15 instead of 5:30 says so while one types, with the exact minutes', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Main line', exact: true }).click();
  await page.getByRole('link', { name: 'Business hours' }).click();
  const closes = page.getByRole('textbox', { name: 'Monday, closes', exact: true });
  await expect(closes).toHaveValue('5:30 pm');
  await closes.fill('5:15 pm');
  await closes.press('Tab');
  const notices = page.getByRole('region', { name: 'Impact on callers' });
  await expect(notices).toContainText('Mondays 5:15 to 5:30 pm, first on');
  await expect(notices).toContainText('Callers leave a message for');
  await expect(notices).toContainText('No other calls change. Checked through');
  await closes.fill('5:30 pm');
  await closes.press('Tab');
  await expect(notices).toContainText('Change something to see which callers notice');
});
