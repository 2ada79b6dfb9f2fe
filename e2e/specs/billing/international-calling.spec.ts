import type { APIResponse, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';
import { call, find } from '../../pages/people-api.ts';
import { cardNumbers, ProviderPage } from '../../pages/provider-page.ts';
import { advanceClock, resetClock } from '../../pages/server-clock.ts';
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

/** Takes a step by the API, as of the account as it is. */
async function put(page: Page, what: string, data?: object): Promise<APIResponse> {
  const account = { method: 'GET', path: '/api/tenant' };
  const { id, version } = await call<{ id: string; version: number }>(page, account);
  const path = `/api/v1/tenant/${id}/${what}`;
  const headers = { 'x-jackfield': '1', 'if-match': `"${version}"` };
  return page.request.put(path, { headers, ...(data && { data }) });
}

test.afterEach(async ({ request }) => {
  await resetClock(request);
  await request.post('/__test/reset');
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

test('CRED-07 a step before its turn, and a second request, are refused', async ({ page }) => {
  await open(page, people.malaysia);
  expect((await put(page, 'internationalcharge')).status()).toBe(409);
  const abroad = { restrictionType: 'all' };
  expect((await put(page, 'callrestriction', abroad)).status()).toBe(409);
  expect((await put(page, 'internationalcall')).status()).toBe(200);
  expect((await put(page, 'internationalcall')).status()).toBe(409);
  expect((await put(page, 'callrestriction', abroad)).status()).toBe(409);
  await expect(current(page)).toContainText('Card check');
});

test('annex E7 three declined checks lock the step for a day, and not longer', async ({
  page,
  request,
}) => {
  await open(page, people.malaysia);
  await put(page, 'internationalcall');
  await page.goto('/admin-settings/billing/billing-information');
  await page.getByRole('button', { name: 'Add card' }).click();
  await page.getByRole('link', { name: `Use the card ${cardNumbers.noFunds}` }).click();
  await page.getByRole('checkbox', { name: 'Use as the default card' }).check();
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  await new ProviderPage(page).save.click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.goto(calling);
  await expect(page.getByText('Visa ending 9995')).toBeVisible();
  const check = page.getByRole('button', { name: 'Check card for RM 1.00' });
  for (const left of ['2 tries left.', '1 try left.']) {
    await check.click();
    await expect(page.getByText(`The card was not charged. ${left}`)).toBeVisible();
  }
  await check.click();
  await expect(page.getByText(/^Locked until \d{4}-/)).toBeVisible();
  await expect(check).toHaveCount(0);
  await expect(current(page)).toContainText('Card check');
  expect((await put(page, 'internationalcharge')).status()).toBe(429);

  await advanceClock(request, 86_400_000);
  await new LoginPage(page).signIn(people.malaysia, calling);
  await expect(check).toBeVisible();
  await expect(page.getByText(/tr(y|ies) left/)).toHaveCount(0);
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
  await expect(mexico).toContainText(`${team.name}Missed calls, to +525555550136`);
  await expect(mexico).toContainText('Callers hear nothing');
  await expect(mexico.getByRole('link', { name: `Change ${team.name}` })).toHaveAttribute(
    'href',
    `/admin-settings/teams/edit/${team.id}/call-handling`,
  );

  await save(page).click();
  await expect(row.getByText('Not allowed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Allowed', { exact: true })).toBeVisible();
  await expect(country(page, 'Mexico')).toBeChecked();
  await expect(current(page)).toContainText('11 of 16 on');
});

test('All and None act on what the search found', async ({ page }) => {
  await open(page, people.owner);
  await page.getByRole('textbox', { name: 'Search countries' }).fill('ma');
  const table = page.getByRole('table', { name: 'Countries' });
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(current(page)).toContainText('Changing: 11 of 16 on, 12 after saving');
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await expect(current(page)).toContainText('Changing: 11 of 16 on, 9 after saving');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(country(page, 'Mexico')).toBeChecked();
  await page.getByText('All 16').click();
  await expect(current(page)).toContainText('16 after saving');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(save(page)).toHaveCount(0);
});

test('two admins who change it at once choose what to keep', async ({ page, secondBrowser }) => {
  await open(page, people.owner);
  const second = await secondBrowser();
  await open(second, people.admin);
  await country(page, 'Brazil').check();
  await country(second, 'Thailand').check();
  await save(second).click();
  await expect(second.getByText('Countries saved')).toBeVisible();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Choose what to keep' });
  await expect(dialog).toContainText('Thailand');
  await dialog.getByRole('radio', { name: /Yours/ }).click();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(country(second, 'Brazil')).toBeChecked();
  await expect(country(second, 'Thailand')).not.toBeChecked();
});

test('CRED-03 has no axe finding in light, dark and at 360 px, in any step', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  const first = await secondBrowser();
  await open(page, people.owner);
  await open(first, people.malaysia);
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await country(page, 'India').uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Discard' }).click();
    await useTheme(first, theme);
    await expect(steps(first)).toHaveCount(3);
    await expectAccessible(first);
  }
  await first.getByRole('button', { name: 'Request international calling' }).click();
  await expect(first.getByText('Visa ending 1881')).toBeVisible();
  await expectAccessible(first);
  await expectNarrow(first);
  await expectNarrow(page);
  await expectAccessible(page);
});

test('on a phone the forwardings open from the save bar', async ({ page }) => {
  await open(page, people.owner);
  const daniel = await find(page, 'Daniel');
  await call(page, {
    method: 'PUT',
    path: `/api/teammate/${daniel.id}/callhandling`,
    body: { missedCallHandling: { actionType: 'number', actionValue: '+912255550149' } },
    version: daniel.version,
  });
  await expectNarrow(page);
  await country(page, 'India').uncheck();
  await page.getByRole('button', { name: '1 forwarding rule would stop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forwarding rules' });
  await expect(dialog).toContainText('Missed calls, to +912255550149');
});
