import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CampaignPages } from '../../pages/campaign-pages.ts';
import { LoginPage } from '../../pages/login-page.ts';

const compliance = '/admin-settings/compliance';

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

test('a brand is checked as it is typed, and nothing is a fault before it was left', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${compliance}/brands/add`);
  const ein = page.getByRole('textbox', { name: /^EIN/ });
  await ein.fill('421-68-0913');
  await expect(page.getByText('This looks like a social security number')).toBeHidden();
  await ein.press('Tab');
  await expect(page.getByText('This looks like a social security number')).toHaveCount(2);
  await ein.fill('63 7714290');
  await page.getByRole('button', { name: 'Write 63-7714290' }).first().click();
  await expect(ein).toHaveValue('63-7714290');
  await ein.press('Control+z');
  await expect(ein).toHaveValue('63 7714290');

  await page.getByRole('textbox', { name: /^Website/ }).fill('https://gone.example.com');
  await page.getByRole('textbox', { name: /^Website/ }).press('Tab');
  await expect(page.getByText('The website did not answer').first()).toBeVisible();
  await expectAccessible(page);
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

test('a block holds the last step until there is a reason', async ({ page }) => {
  const form = new CampaignPages(page);
  await form.open('Recall and offers');
  await page.getByRole('button', { name: 'Correct and resubmit, $15.00' }).click();
  await page.getByRole('link', { name: /^Review/ }).click();
  await expect(page.getByText('6 to fix or override before you submit')).toBeVisible();
  await page.getByRole('button', { name: 'Send it anyway…' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Our name stands on the website that we link to.');
  await dialog.getByRole('button', { name: 'Send it anyway' }).click();
  await expect(page.getByText('5 to fix or override before you submit')).toBeVisible();
  await expect(page.getByText('Overridden with a reason.')).toBeVisible();
});
