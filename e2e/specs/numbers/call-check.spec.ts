import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const path = '/admin-settings/numbers/check';
const pharmacy = 'Main menu says “For the pharmacy, press 5”, but key 5 does nothing.';
const absent = 'Peter Lindqvist is suspended and does not ring in Front desk.';

test('annex J4 a lost call is found, tried and repaired; Undo brings it back, in another browser too', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: /^Call routing check/ }).click();
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

test('annex J4 one click repairs what has one answer; keys move, try and fix', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(path);
  const noted = page.getByRole('list', { name: /^Worth a look/ });
  const finding = noted.getByRole('listitem').filter({ hasText: absent });
  await finding.getByRole('button', { name: 'Remove from team' }).click();
  await expect(page.getByText('Peter Lindqvist is no longer in Front desk')).toBeVisible();
  // The row stays in place under the pointer, and goes with it.
  await expect(finding.getByText('Done', { exact: true })).toBeVisible();
  await expect(finding.getByRole('button')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(finding).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(finding).toBeVisible();

  await noted.getByRole('button', { name: /^Show 56/ }).click();
  await expect(noted.getByText(/^The mailbox of .* has no selected greeting/)).toHaveCount(56);
  await noted.getByRole('button', { name: 'Hide' }).click();

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('listitem').filter({ hasText: pharmacy })).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'This call fails' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.keyboard.press('f');
  await expect(panel.getByRole('button', { name: 'Assign key 5' })).toBeVisible();
});

test('annex J4 a tried call is kept as a test call', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const finding = page.getByRole('listitem').filter({ hasText: pharmacy });
  await finding.getByRole('button', { name: 'Try this call' }).click();
  const drawer = page.getByRole('dialog', { name: 'This call fails' });
  await drawer.getByRole('button', { name: 'Save as test call' }).click();
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Pharmacy');
  await expect(drawer.getByText('Expected: Front desk answers.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save test call' }).click();
  await expect(page.getByText('Pharmacy saved as a test call')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Saved test calls' }).click();
  const kept = page.getByRole('dialog', { name: 'Saved test calls' }).getByRole('listitem');
  await expect(kept.filter({ hasText: 'Pharmacy' })).toContainText('Broken');
});
