import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const path = '/admin-settings/numbers/calendar';
const dayLength = 86_400_000;
/** A Wednesday to come, far enough that no demo data is about it. */
const wednesday = (() => {
  const today = Math.floor(Date.now() / dayLength);
  const next = today + 21 + ((((6 - today) % 7) + 7) % 7);
  return new Date(next * dayLength);
})();
const day = wednesday.toISOString().slice(0, 10);
const inWords = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: '2-digit',
}).format(wednesday);

async function open(page: Page, search = `?day=${day}`): Promise<void> {
  await new LoginPage(page).resume(people.owner);
  await page.goto(`${path}${search}`);
  await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
}

async function agree(page: Page): Promise<void> {
  const tick = page.getByRole('checkbox', { name: 'I understand these calls will drop' });
  if (await tick.isVisible()) await tick.check();
}

test('annex J9 the week says who rings; a day is closed once it was seen who notices, and Undo opens it', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('main').getByRole('link', { name: 'Calendar', exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Who rings, by number and half hour' });
  await expect(grid.getByRole('gridcell')).toHaveCount(56);
  await expectAccessible(page);

  await page.goto(`${path}?day=${day}`);
  const cell = grid.getByRole('gridcell', { name: `Main line, ${inWords}: ` });
  await cell.click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const said = page.getByRole('status').filter({ hasText: inWords });
  await expect(said).toContainText(`Main line, ${inWords}, 7:30 to 8:00 am`);
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText(/^Billing office, .* 7:30 to 8:00 am/);
  await page.keyboard.press('ArrowUp');

  const message = 'Callers leave a message for Renee Castellano.';
  await expect(said).toContainText(message);
  await page.getByRole('button', { name: 'Try this call' }).click();
  const tried = page.getByRole('dialog', { name: 'Try a call' });
  await expect(tried.getByText(message)).toBeVisible();
  await tried.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Close that day…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add date' });
  await expect(dialog.getByRole('checkbox', { name: 'Main line' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Staff outing');
  await expect(dialog.getByRole('heading', { name: 'Impact on callers' })).toBeVisible();
  await agree(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add date' }).click();
  const list = page.getByRole('list', { name: /to/ }).filter({ hasText: 'Staff outing' });
  await expect(list).toContainText('Main line is closed. Staff outing.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Staff outing')).toBeHidden();
});

test('annex J9 a phone shows one number with a row for each day, nothing wider than the screen', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const grid = page.getByRole('grid', { name: 'Who rings, by number and half hour' });
  await expect(grid.getByRole('gridcell')).toHaveCount(7);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(360);
  await expectAccessible(page);
  await page.keyboard.press('m');
  await expect(page.getByRole('list', { name: 'Days of the month' })).toBeVisible();
  expect(await width()).toBeLessThanOrEqual(360);
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'More of the calendar' }).click();
  await page.getByText('Show as table').click();
  const table = page.getByRole('table', { name: 'Who rings, by number and half hour' });
  await expect(table.getByRole('row')).toHaveCount(8);
  expect(await width()).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});

test('annex J3 every number closes early but those that never close, and Home takes it back', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Add date…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add date' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Long afternoon');
  await dialog.getByLabel('First day').fill(day);
  await dialog.getByText('Close early').click();
  await dialog.getByRole('textbox', { name: 'Close at' }).fill('noon');
  await dialog.getByRole('checkbox', { name: 'Every number', exact: true }).check();
  await expect(dialog.getByRole('checkbox', { name: 'Emergency nurse' })).not.toBeChecked();
  await expect(dialog.getByRole('heading', { name: 'Impact on callers' })).toBeVisible();
  await agree(page);
  await dialog.getByRole('button', { name: 'Add date' }).click();
  const list = page.getByRole('list', { name: /to/ }).filter({ hasText: 'Long afternoon' });
  await expect(list).toContainText('8:00 am to 12:00 pm');
  await expect(list).not.toContainText('Emergency nurse');

  await page.goto('/admin-settings/home');
  const changes = page.getByRole('region', { name: 'Recent changes' });
  const rows = changes.getByRole('listitem').filter({ hasText: 'Long afternoon' });
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: /^Undo/ }).click();
  const undo = page.getByRole('dialog', { name: /^Undo this change to / });
  await expect(undo.getByRole('heading', { name: 'Impact on callers' })).toBeVisible();
  await undo.getByRole('checkbox', { name: 'I understand these calls will drop' }).check();
  await undo.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.getByText('Done')).toBeVisible();
  await page.goto(`${path}?day=${day}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('Long afternoon')).toHaveCount(0);
});
