import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { isLeft } from '../../night.ts';
import { addCompanyNumber, removeCompanyNumber } from '../../pages/company-numbers-api.ts';
import { HomePage } from '../../pages/home-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

const home = '/admin-settings/home';
const silence = 'Main menu hangs up on callers who press nothing.';

async function openAs(page: Page, email: string): Promise<HomePage> {
  await new LoginPage(page).resume(email);
  const opened = new HomePage(page);
  await opened.open();
  return opened;
}

test('annex J9 Home says what loses calls and what to do soon, who answers now, and what happened', async ({
  page,
  expectAccessible,
}) => {
  const opened = await openAs(page, people.owner);
  await expect(opened.verdict).toHaveText('Calls drop in 3 places');
  await expect(page).toHaveTitle('Home · Jackfield');
  await expect(page.getByText(/ Central Time · [0-8] of 8 numbers (is|are) open$/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');

  const lost = opened.attention.getByRole('list', { name: 'Calls drop' });
  await expect(lost.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('main .ant-btn-primary')).toHaveText(['Assign key 5…']);
  await expect(opened.row('5 people have not accepted the invitation')).toBeVisible();
  await opened.attention.getByRole('button', { name: /^Show \d more$/ }).click();
  await expect(opened.row(/^The payment of invoice .+ failed/)).toBeVisible();
  await expect(opened.row('Harbor Smiles can’t text yet')).toBeVisible();
  // Which holidays come within a month is a matter of the day.
  const findings = await (await page.request.get('/api/routing/findings')).json();
  const holidays = (findings.items as { code: string }[]).filter(
    ({ code }) => code === 'holidayOpen',
  );
  await expect(opened.row(/(are|is) open as usual/)).toHaveCount(holidays.length);

  const answers = opened.card('Who answers now').getByRole('listitem');
  await expect(answers).toHaveCount(8);
  await expect(answers.filter({ hasText: 'Emergency nurse' })).toContainText(
    /Edwin and Fiona ring.*Always open, team After hours.*always/,
  );
  await expect(answers.filter({ hasText: 'Main line' })).toContainText(/until .*\d (am|pm)/);

  const calls = opened.card('Calls and messages');
  const cells = await calls.getByRole('cell').allTextContents();
  expect(cells).toHaveLength(21);
  const sum = cells.reduce((before, text) => before + Number(text), 0);
  await expect(calls.getByText(`${sum}`, { exact: true }).first()).toBeVisible();
  await expect(opened.changes.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
});

test('annex J9 one click mends a line, Undo brings it back, and another browser sees both', async ({
  page,
  secondBrowser,
}) => {
  const opened = await openAs(page, people.owner);
  const theirs = await openAs(await secondBrowser(), people.admin);
  await expect(theirs.verdict).toHaveText('Calls drop in 3 places');

  await opened.row(silence).getByRole('button', { name: 'Send to Front desk' }).click();
  await expect(
    page.getByText('Callers who press nothing in Main menu go to Front desk'),
  ).toBeVisible();
  // Those who press the key that leads nowhere reach Front desk too, in the end.
  await expect(opened.verdict).toHaveText('Calls drop in 1 place');
  // The row keeps its place under the pointer, and goes with it.
  await expect(opened.row(silence).getByText('Done', { exact: true })).toBeVisible();
  await expect(theirs.verdict).toHaveText('Calls drop in 1 place');
  await page.mouse.move(0, 0);
  await expect(opened.row(silence)).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(opened.verdict).toHaveText('Calls drop in 3 places');
  await expect(theirs.verdict).toHaveText('Calls drop in 3 places');
});

test('annex J9 refused orders, plans that clash and test calls that end elsewhere want attention', async ({
  page,
}) => {
  const opened = await openAs(page, people.owner);
  const { id, first } = await addCompanyNumber(page, 'Home desk');
  const phoneId = first.path.split('/').at(-1) ?? '';
  const target = (number: string) => ({ actionType: 'number', actionValue: number });
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const { version } = await call<{ version: number }>(page, {
    method: 'GET',
    path: `/api/company/${id}`,
  });
  const members = { callHandlingClosedHour: target('+12515550199') };
  const planned = await call<{ id: string; version: number }>(page, {
    method: 'POST',
    path: '/api/planned-change',
    body: {
      at,
      backAt: null,
      absenceOf: null,
      parts: [{ entity: 'company', id, version, members }],
    },
  });
  await call(page, {
    method: 'PUT',
    path: `/api/company/${id}/callhandling`,
    body: { callHandlingClosedHour: target('+12515550188') },
    version,
  });
  const scenario = await call<{ id: string; version: number }>(page, {
    method: 'POST',
    path: '/api/scenario',
    body: {
      name: 'Home desk at noon',
      called: { kind: 'number', id: phoneId },
      from: null,
      when: { repeats: 'weekly', weekday: 'wednesday', time: '12:00', timeZone: 'America/Chicago' },
      inputs: [],
      outcomes: {},
      expected: { kind: 'hangup', node: { kind: 'company', id, name: 'Home desk' } },
    },
  });
  await call(page, {
    method: 'POST',
    path: `/api/phonenumber/${phoneId}/lidb`,
    body: { callerName: 'PRIVATE', lineType: 'business' },
  });

  // What other people and the carrier do arrives by itself.
  const more = opened.attention.getByRole('button', { name: /^Show \d+ more$/ });
  await expect(more).toHaveText(/^Show [4-9] more$/);
  await more.click();
  // What arrives waits until the pointer has left the list.
  await page.mouse.move(0, 0);
  const plan = opened.row('Home desk: a planned change needs you');
  await expect(plan.getByRole('button', { name: 'Review' })).toBeVisible();
  await expect(opened.row('Test call “Home desk at noon”')).toBeVisible();
  const order = opened.row('the calling name was refused');
  await order.getByRole('button', { name: 'See why' }).click();
  await expect(page).toHaveURL(/outbound-edit\/.*\/order-history$/);
  await expect(page.getByText('PRIVATE').first()).toBeVisible();

  await call(page, {
    method: 'DELETE',
    path: `/api/scenario/${scenario.id}`,
    version: scenario.version,
  });
  const { items } = await call<{ items: { id: string; version: number }[] }>(page, {
    method: 'GET',
    path: '/api/planned-change',
  });
  const now = items.find((one) => one.id === planned.id);
  await call(page, {
    method: 'DELETE',
    path: `/api/planned-change/${planned.id}`,
    version: now?.version ?? planned.version,
  });
  await removeCompanyNumber(page, id);
});

test('annex J9 the brand leads to Home, and a person can begin there', async ({ page }) => {
  await new LoginPage(page).signIn(people.admin);
  await expect(page).toHaveURL(/\/users\/listing$/);
  await page.getByRole('link', { name: 'Jackfield' }).first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('checkbox', { name: 'Start on this page when I sign in' }).check();
  await expect(page.getByText('You start on Home from now on')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/admin-settings');
  await expect(page).toHaveURL(/\/users\/listing$/);

  await new LoginPage(page).signOut();
  await new LoginPage(page).typeIn(people.admin);
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('checkbox', { name: 'Start on this page when I sign in' }).uncheck();
  await expect(page.getByText('You start on Users from now on')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/users\/listing$/);
});

test('arrows move within a card, and Enter acts', async ({ page }) => {
  const opened = await openAs(page, people.owner);
  await opened.attention.getByRole('button', { name: 'Assign key 5…' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(opened.attention.getByRole('button', { name: 'Send to Front desk' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'This call fails' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await opened.card('Who answers now').getByRole('link', { name: 'Open calendar' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/numbers\/edit\/.*\/call-handling$/);
});

/** What fails, what says so, and what stays. */
const failures: [what: string, address: RegExp, says: RegExp, stays: string][] = [
  [
    'findings',
    /\/api\/routing\/findings$/,
    /Numbers and company could not be checked/,
    'Who answers now',
  ],
  ['routing', /\/api\/routing\/config/, /This could not be loaded/, 'Calls and messages'],
  ['usage', /\/api\/usage\/counts/, /This could not be loaded/, 'Who answers now'],
  ['people', /\/api\/teammate\?/, /Users and teams could not be checked/, 'Who answers now'],
  ['invoices', /\/api\/invoice/, /Billing could not be checked/, 'Who answers now'],
  ['brands', /\/api\/brand/, /Compliance could not be checked/, 'Who answers now'],
  ['the history', /\/api\/audit\?/, /This could not be loaded/, 'Who answers now'],
  [
    'the remote of numbers',
    /mfe-numbers\/.*contribution-home/,
    /Numbers and company could not be checked/,
    'Recent changes',
  ],
  [
    'the remote of people',
    /mfe-people\/.*contribution-home/,
    /Users and teams could not be checked/,
    'Who answers now',
  ],
  [
    'the remote of billing',
    /mfe-billing\/.*contribution-home/,
    /Billing could not be checked/,
    'Who answers now',
  ],
  [
    'the remote of compliance',
    /mfe-compliance\/.*contribution-home/,
    /Compliance could not be checked/,
    'Who answers now',
  ],
];

test.describe('a failing card', () => {
  // A service worker answers from its own cache, which would hide the faults that routes bring.
  test.use({ serviceWorkers: 'block' });

  // A call and a remote stand for the others where nothing of this has changed.
  const taken = isLeft('resilience')
    ? failures.filter(([what]) => /^findings$|numbers$/.test(what))
    : failures;
  for (const [what, address, says, stays] of taken) {
    test(`${what} failing costs its own place, and is tried again`, async ({ page, watch }) => {
      watch.allow(/Loading chunk|Failed to|RUNTIME|federation|is not there/i);
      await new LoginPage(page).resume(people.owner);
      const isFailing = (url: URL) => address.test(url.pathname + url.search);
      await page.route(isFailing, (route) => route.abort());
      await page.goto(home);
      const main = page.getByRole('main');
      await expect(main.getByText(says).first()).toBeVisible();
      const other = new HomePage(page).card(stays);
      await expect(other).toBeVisible();
      await expect(other.getByText('This could not be loaded')).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('All is well');

      await page.unroute(isFailing);
      await expect(async () => {
        const again = main.getByRole('button', { name: 'Try again' });
        if ((await again.count()) > 0) await again.first().click();
        await expect(again).toHaveCount(0, { timeout: 2000 });
      }).toPass();
      await expect(new HomePage(page).verdict).toHaveText('Calls drop in 3 places');
    });
  }
});
