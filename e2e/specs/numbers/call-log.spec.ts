import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const company = '/admin-settings/company/usage';
const rows = (page: Page) => page.locator('tbody tr[data-row]');
const pill = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Outcomes' }).getByRole('button', { name });
const countIn = async (page: Page, name: string) =>
  Number(/\d+$/.exec((await pill(page, name).textContent()) ?? '')?.[0]);

test('[LOG-01] the log tells who was reached and how calls ended, by days that add up', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(company);
  await page.getByRole('link', { name: 'Calls', exact: true }).click();
  await expect(page).toHaveURL(/calls\?direction=inbound$/);
  await expect(rows(page).first()).toBeVisible();
  const views = page.getByRole('group', { name: 'Views' });
  await expect(views.getByRole('button', { name: /^Inbound, last 7 days/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(pill(page, 'Missed')).toHaveText(/\d+$/);
  const missed = await countIn(page, 'Missed');
  expect(missed).toBeGreaterThan(0);
  await pill(page, 'Missed').click();
  await expect(
    page.getByText(new RegExp(`^1–${Math.min(25, missed)} of ${missed}$`)),
  ).toBeVisible();
  // Day heads add up to what the pager says.
  const heads = await page.getByText(/^\d+ calls?, \d+ answered$/).allTextContents();
  const sums = heads.map((head) => Number(/^\d+/.exec(head)?.[0]));
  expect(sums.reduce((sum, calls) => sum + calls, 0)).toBe(missed);
  await page.getByRole('button', { name: 'Save view…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill('Missed this week');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await views.getByRole('button', { name: /^Inbound, last 7 days/ }).click();
  await views.getByRole('button', { name: /^Missed this week/ }).click();
  await expect(page).toHaveURL(/status=missed/);
});

test('[LOG-02] a call shows its path with reasons, where to change it, and what today would do', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(`${company}/calls?direction=inbound&status=message&days=30`);
  await expect(rows(page).first()).toBeVisible();
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Path of this call' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\+1 \(205\)/);
  await expect(page.getByText(/left a message$/)).toBeVisible();
  const stops = page.getByRole('region', { name: 'Path of this call' }).getByRole('listitem');
  expect(await stops.count()).toBeGreaterThan(1);
  await expect(page.getByText(/^With today’s routing it (would|could) go/)).toBeVisible();
  await page.getByRole('button', { name: 'Block caller…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Block \+1/ });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Block caller…' })).toBeFocused();
  await page.getByRole('button', { name: 'Change this' }).first().click();
  await expect(page).toHaveURL(/\/edit\//);
});

test('[LOG-01] standard users have their own calls, and those of others are not there', async ({
  page,
  secondBrowser,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(`${company}/calls?days=30`);
  await expect(rows(page).first()).toBeVisible();
  const idsOn = (of: Page) => rows(of).evaluateAll((all) => all.map((row) => row.dataset['row']));
  const all = await idsOn(page);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.standard);
  await other.goto('/your-settings/calls?days=30');
  await expect(other.getByRole('group', { name: 'Outcomes' })).toBeVisible();
  await expect(rows(other).first()).toBeVisible();
  const own = await idsOn(other);
  const theirs = all.find((id) => !own.includes(id));
  expect(theirs).toBeDefined();
  await other.goto(`/your-settings/calls/${theirs}`);
  await expect(other.getByRole('heading', { name: 'This page is not found.' })).toBeVisible();
});

test('[REC-02] a recording is played once admins may, deleted for a reason and brought back, live in a second browser', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/company/company-info');
  await page.getByRole('combobox', { name: 'Who can listen' }).click();
  await page.getByTitle('Who talked, and admins').click();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('button', { name: /^Save/ })).toBeHidden();
  // The demo has some; which calls those are, the log does not say.
  const ids = await page.evaluate(async () => {
    const listed = await fetch('/api/call-log?limit=100&ended=answered');
    const { items } = (await listed.json()) as { items: { id: string; duration: number }[] };
    const short = items.filter(({ duration }) => duration > 10 && duration <= 75);
    const found = await Promise.all(
      short.map(async ({ id }) => {
        const answer = await fetch(`/api/call-log/${id}/recording`);
        const { items: all } = (await answer.json()) as { items: { state: string }[] };
        return all.some(({ state }) => state === 'kept') ? [id] : [];
      }),
    );
    return found.flat();
  });
  expect(ids.length).toBeGreaterThan(0);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.owner);
  for (const each of [page, other]) {
    await each.goto(`${company}/calls/${ids[0]}`);
    await expect(each.getByRole('heading', { name: 'Recording' })).toBeVisible();
    await expect(each.getByText(/^Kept until /)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play the recording' }).click();
  await expect(page.getByRole('button', { name: 'Pause the recording' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete recording…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Delete the recording of / });
  await dialog.getByLabel('Reason').fill('The caller asked for it.');
  await dialog.getByRole('button', { name: 'Delete recording' }).click();
  // Nothing is pressed in the second browser: the hub tells it.
  await expect(other.getByText(/^Deleted .*: The caller asked for it\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText(/^Kept until /)).toBeVisible();
});
