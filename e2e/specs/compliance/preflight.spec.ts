import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CampaignPages } from '../../pages/campaign-pages.ts';
import { LoginPage } from '../../pages/login-page.ts';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('words that offend are marked, mended with the keyboard, and taken back', async ({
  page,
  expectAccessible,
}) => {
  const form = new CampaignPages(page);
  await form.open('Recall and offers');
  await page.getByRole('button', { name: 'Correct and resubmit, $15.00' }).click();
  const sample = page.getByRole('textbox', { name: /^Sample message 1/ });
  await expect(sample).toBeFocused();
  await expect(page.locator('mark').first()).toHaveText('bit.ly/harbor');
  await page.keyboard.press('Alt+Enter');
  await expect(sample).toHaveValue(/Book at harbordental\.com\. Reply STOP/);
  await page.keyboard.press('Control+z');
  await expect(sample).toHaveValue(/bit\.ly\/harbor/);
  await page.getByRole('button', { name: /^Insert the \d missing parts$/ }).click();
  await expect(page.getByText('7 of 7 parts are there')).toBeAttached();
  await expectAccessible(page);
});
