import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const path = '/admin-settings/numbers/check';
const pharmacy = 'Main menu says “For the pharmacy, press 5”, but key 5 does nothing.';

test('annex J4 a lost call is found, tried and repaired; Undo brings it back, in another browser too', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Call routing check/ })
    .click();
  const lost = page.getByRole('list', { name: /^Calls drop/ });
  const finding = lost.getByRole('listitem').filter({ hasText: pharmacy });
  await expect(finding).toContainText('Callers who press it hear the greeting 4 times');
  await finding.getByRole('button', { name: 'Try this call' }).click();
  const panel = page.getByRole('complementary', { name: 'This call fails' });
  const steps = panel.getByRole('list', { name: 'What happens' });
  await expect(steps).toContainText('Key 5 is not assigned in Main menu. (4 times)');
  await expect(steps.getByRole('listitem').last()).toContainText('The call ends.');
  await expect(panel.getByText(/^Then: Front desk rings/)).toBeVisible();
  await expectAccessible(page);

  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(path);
  await expect(other.getByText(pharmacy)).toBeVisible();

  await panel.getByRole('button', { name: 'Assign key 5' }).click();
  await expect(page.getByText('Key 5 of Main menu now goes to Front desk')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'This call arrives' })).toBeVisible();
  await expect(finding).toBeHidden();
  await expect(other.getByText(pharmacy)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(finding).toBeVisible();
  await expect(other.getByText(pharmacy)).toBeVisible();
});
