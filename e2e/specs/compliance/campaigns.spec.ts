import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CampaignPages, reminders } from '../../pages/campaign-pages.ts';
import { LoginPage } from '../../pages/login-page.ts';
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
    await form.until('Action needed: choose the numbers that may send');

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
});
