import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';
import { resetClock } from '../../pages/server-clock.ts';
import { addTeam } from '../../pages/teams-api.ts';

const calling = '/admin-settings/billing/call-credits/edit/international-calling';

async function open(page: Page, who: string) {
  await new LoginPage(page).resume(who);
  await page.goto(calling);
  await expect(steps(page)).toHaveCount(3);
}

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
const current = (page: Page) => page.locator('li[aria-current="step"]');
const country = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Countries' }).getByRole('checkbox', { name });
const forwardings = (page: Page) => page.getByRole('complementary', { name: 'Forwarding rules' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

test.afterEach(async ({ request }) => {
  await resetClock(request);
  await expect(await request.post('/__test/reset')).toBeOK();
});

test('CRED-03 CRED-07 takes the three steps in their order, and a second browser sees each', async ({
  page,
  secondBrowser,
}) => {
  await open(page, people.malaysia);
  const second = await secondBrowser();
  await open(second, people.malaysia);
  await expect(current(page)).toContainText('Request');
  await page.getByRole('button', { name: 'Request international calling' }).click();
  for (const each of [page, second]) {
    await expect(current(each)).toContainText('Card check');
    await expect(steps(each).first()).toContainText('Nurul Aisyah Rahman, ');
  }

  await expect(page.getByText('Visa ending 1881')).toBeVisible();
  await second.getByRole('button', { name: 'Check card for RM 1.00' }).click();
  await expect(second.getByText('Card checked. RM 1.00 was added to your credit.')).toBeVisible();
  for (const each of [page, second]) {
    await expect(current(each)).toContainText('0 of 15 on');
    await expect(steps(each).nth(1)).toContainText('Nurul Aisyah Rahman, ');
  }

  await country(page, 'Japan').check();
  await expect(current(page)).toContainText('Changing: 0 of 15 on, 1 after saving');
  await save(page).click();
  await expect(page.getByText('Countries saved')).toBeVisible();
  await expect(country(second, 'Japan')).toBeChecked();
  await expect(current(second)).toContainText('1 of 15 on');

  await page.goto('/admin-settings/billing/call-credits/edit/transaction');
  const booked = page.getByRole('row').filter({ hasText: 'Card check for international calling' });
  await expect(booked).toContainText('+RM 1.00');
});

test('a country that is turned off names the forwardings that would stop, and is saved anyway', async ({
  page,
  secondBrowser,
}) => {
  await open(page, people.owner);
  const team = await addTeam(page, 'Spanish line', ['Daniel']);
  const target = { actionType: 'number', actionValue: '+525555550136' };
  await call(page, {
    method: 'PUT',
    path: `/api/team/${team.id}/callhandling/missedcall`,
    body: target,
    version: team.version,
  });
  await expect(steps(page).first()).toContainText('Renee Castellano');
  const rates = await secondBrowser();
  await new LoginPage(rates).resume(people.admin);
  await rates.goto('/admin-settings/billing/international-call/listing');
  const row = rates.getByRole('row').filter({ hasText: 'Mexico' });
  await expect(row.getByText('Allowed', { exact: true })).toBeVisible();

  await country(page, 'Sweden').uncheck();
  await expect(forwardings(page)).toContainText('No forwarding rule uses these countries.');
  await country(page, 'Mexico').uncheck();
  await expect(forwardings(page)).toContainText('1 forwarding rule would stop');
  const mexico = forwardings(page).getByRole('region', { name: 'Mexico' });
  await expect(mexico).toContainText(`${team.name}Missed calls, to +52 555 555 0136`);
  await expect(mexico).toContainText('Callers hear nothing');
  await expect(mexico.getByRole('link', { name: `Change ${team.name}` })).toHaveAttribute(
    'href',
    `/admin-settings/teams/edit/${team.id}/call-handling`,
  );

  await expectNarrow(page);
  await page.getByRole('button', { name: '1 forwarding rule would stop' }).click();
  const rules = page.getByRole('dialog', { name: 'Forwarding rules' });
  await expect(rules).toContainText('Missed calls, to +52 555 555 0136');
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });

  await save(page).click();
  await expect(row.getByText('Not allowed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Allowed', { exact: true })).toBeVisible();
  await expect(country(page, 'Mexico')).toBeChecked();
  await expect(current(page)).toContainText('11 of 16 on');
});
