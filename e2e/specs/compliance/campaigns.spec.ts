import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  CampaignPages,
  campaignsOf,
  offers,
  registerCampaign,
  reminders,
} from '../../pages/campaign-pages.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { advanceClock, resetClock } from '../../pages/server-clock.ts';

const campaigns = '/admin-settings/compliance/campaigns';
const day = 86_400_000;

test.describe('in the USA', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.owner);
  });
  test.afterEach(({ page }) => resetClock(page.request));

  test('COMP-08 COMP-10 COMP-12 finds a campaign, and shows it with its carrier terms', async ({
    page,
  }) => {
    await page.goto(`${campaigns}/listing`);
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(8);
    await page.getByRole('textbox', { name: /^Search name/ }).fill('appointment reminders');
    await expect(rows).toHaveCount(1);
    await page.getByRole('link', { name: 'Appointment reminders' }).click();
    await expect(page).toHaveURL(/\/campaign-details$/);
    await expect(page.getByRole('heading', { name: 'What was approved' })).toBeVisible();
    await page.getByRole('link', { name: 'Carrier terms' }).click();
    await expect(page.getByRole('row', { name: /^AT&T A 4,500 texts a minute/ })).toBeVisible();
  });

  test('COMP-07 COMP-11 registers a campaign, which the carriers approve, and a number that texts', async ({
    page,
  }) => {
    const form = new CampaignPages(page);
    await page.goto(`${campaigns}/add`);
    await form.next('Messages');
    await expect(page.getByText('The use case field is required.')).toBeVisible();
    await form.text(/^Campaign name/).fill('Visits');
    await form.fillPurpose(reminders);
    await form.next('Messages');
    await form.fillMessages(reminders);
    await page.reload();
    await expect(form.text(/^Sample message 1/)).toHaveValue(reminders.sampleMessages[0]);
    await form.next('Keywords');
    await form.fillAnswers(reminders);
    await form.next('Terms');
    await page.getByRole('checkbox', { name: 'Phone numbers in texts' }).check();
    await page.getByRole('checkbox', { name: 'We follow the carriers’ rules' }).check();
    await form.next('Review');
    await form.submit();
    await form.until('Your move: choose the numbers that may send');

    await page.getByRole('button', { name: 'Add numbers' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add numbers' });
    await drawer.getByRole('checkbox', { name: 'Choose +1 (251) 555-0101' }).check();
    await drawer.getByRole('button', { name: 'Add 1 number' }).click();
    const row = page.getByRole('row', { name: /555-0101/ });
    await expect(row).toContainText('Being switched on');
    // A day later the session is over, and the number is switched on.
    await advanceClock(page.request, day);
    await new LoginPage(page).signIn(people.owner);
    await form.open('Visits');
    await form.openTab('Numbers');
    await expect(row).toContainText('Can text');
    await form.openTab('Details');
    await expect(page.getByText('1 number may send. Nothing to do.')).toBeVisible();
  });

  test('COMP-09 COMP-17 opens a refused campaign at its field, and sends it again', async ({
    page,
  }) => {
    const form = new CampaignPages(page);
    await form.open('Recall and offers');
    await page.getByRole('button', { name: 'Correct and resubmit, $15.00' }).click();
    await expect(form.text(/^Sample message 1/)).toBeFocused();
    await form.fillMessages(offers);
    await page.getByRole('link', { name: /^Brand and use case/ }).click();
    await form.text(/^What is it for/).fill(offers.description);
    await page.getByRole('link', { name: /^Keywords/ }).click();
    await form.fillAnswers(offers);
    await page.getByRole('link', { name: /^Terms/ }).click();
    await page.getByRole('checkbox', { name: 'Links in texts' }).uncheck();
    await page.getByRole('checkbox', { name: 'Phone numbers in texts' }).check();
    await form.next('Review');
    await form.submit();
    await expect(page.getByText('In review', { exact: true }).first()).toBeVisible();
    await form.until('Your move: choose the numbers that may send');
    await expect(page.getByText('Resubmission')).toBeVisible();
  });

  test('COMP-11 moves a number of another campaign in one step', async ({ page }) => {
    const form = new CampaignPages(page);
    await form.open('Appointment reminders');
    await form.openTab('Numbers');
    await page.getByRole('button', { name: 'Add numbers…' }).click();
    const drawer = page.getByRole('dialog', { name: 'Add numbers' });
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Billing office' })).toContainText(
      'Sends for Portal sign-in',
    );
    await drawer.getByRole('button', { name: 'Move +1 (251) 555-0111 here' }).click();
    await drawer.getByRole('button', { name: 'Add 1 number, 1 of them moved' }).click();
    await expect(page.getByRole('row', { name: /555-0111/ })).toBeVisible();
    await form.open('Portal sign-in');
    await form.openTab('Numbers');
    await expect(page.getByRole('row', { name: /555-0114/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /555-0111/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Remove +1 (251) 555-0114…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove number' }).click();
    await expect(page.getByText('No number sends for it yet')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('row', { name: /555-0114/ })).toBeVisible();
  });

  test('COMP-10 deactivates a campaign for good', async ({ page }) => {
    const form = new CampaignPages(page);
    await form.open('Visit survey');
    await page.getByRole('button', { name: 'Deactivate…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deactivate “Visit survey”?' });
    await expect(dialog).toContainText('This cannot be undone.');
    await dialog.getByRole('button', { name: 'Deactivate campaign' }).click();
    await expect(page.getByText('It has ended')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Deactivate…' })).toHaveCount(0);
  });

  test('COMP-13 COMP-06 shows the first 25 of 26 campaigns, and those of one brand', async ({
    page,
  }) => {
    await page.goto(`${campaigns}/listing`);
    const { total, brandId } = await campaignsOf(page);
    for (let count = total; count < 26; count += 1) {
      await registerCampaign(page, `Campaign ${count}`, brandId);
    }
    await page.goto(`${campaigns}/listing`);
    await expect(page.locator('tbody tr')).toHaveCount(25);
    await expect(page.getByText('1–25 of 26')).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.locator('tbody tr')).toHaveCount(1);
    await page.goto(`/admin-settings/compliance/brands/details/${brandId}/associated-campaign`);
    await expect(page.locator('tbody tr')).toHaveCount(25);
  });

  test('has no axe finding in light, dark and at 360 px', async ({ page, expectAccessible }) => {
    const form = new CampaignPages(page);
    await form.open('Appointment reminders');
    const details = page.url();
    const tabs = ['campaign-details', 'associated-numbers', 'carrier-term-preview'];
    const pages = [
      ...tabs.map((tab) => details.replace('campaign-details', tab)),
      `${campaigns}/add`,
    ];
    for (const address of pages) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      for (const theme of ['light', 'dark'] as const) {
        await useTheme(page, theme);
        await expectAccessible(page);
      }
      await expectNarrow(page);
      await expectAccessible(page);
    }
  });
});

test('ROLE-11 keeps standard users out of campaigns', async ({ page }) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto(`${campaigns}/add`);
  await expect(page.getByRole('heading', { level: 1, name: 'Add campaign' })).toHaveCount(0);
});
