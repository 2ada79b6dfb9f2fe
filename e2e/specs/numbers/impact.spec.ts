import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

interface Interval {
  from: string;
  to: string;
}
interface Hours {
  alwaysOpen: boolean;
  weekly: Record<string, Interval[]>;
}
interface Owner {
  id: string;
  businessHour: Hours;
}

const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
const text = (all: number) =>
  [Math.floor(all / 60), all % 60].map((one) => String(one).padStart(2, '0')).join(':');

/** Every interval ends 15 minutes earlier. */
const shortened = ({ weekly, ...hours }: Hours): Hours => ({
  ...hours,
  weekly: Object.fromEntries(
    Object.entries(weekly).map(([day, intervals]) => [
      day,
      intervals.map(({ from, to }) => ({ from, to: text(minutes(to) - 15) })),
    ]),
  ),
});

test('J4 whoever closes 15 minutes earlier is told of these 15 minutes, for every owner with hours', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  const stored = await call<Record<'companies' | 'teams', Owner[]>>(page, {
    method: 'GET',
    path: '/api/routing/config',
  });
  const told: [string, boolean][] = [];
  for (const list of ['companies', 'teams'] as const) {
    for (const record of stored[list].filter(({ businessHour }) => !businessHour.alwaysOpen)) {
      const body = { [list]: [{ ...record, businessHour: shortened(record.businessHour) }] };
      const path = '/api/routing/compare';
      const { differences } = await call<{ differences: { intervals: Interval[] }[] }>(page, {
        method: 'POST',
        path,
        body,
      });
      const spans = differences.flatMap(({ intervals }) => intervals);
      const isExact = spans.every(({ from, to }) => Date.parse(to) - Date.parse(from) <= 900_000);
      told.push([record.id, spans.length > 0 && isExact]);
    }
  }
  expect(told).toHaveLength(8);
  expect(told.filter(([, isTold]) => !isTold)).toEqual([]);
});

test('J4 closing on Monday at 5:15 instead of 5:30 says so while one types, with the exact minutes', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Main line', exact: true }).click();
  await page.getByRole('link', { name: 'Business hours' }).click();
  const closes = page.getByRole('textbox', { name: 'Monday, closes', exact: true });
  await expect(closes).toHaveValue('5:30 pm');
  await closes.fill('5:15 pm');
  await closes.press('Tab');
  const notices = page.getByRole('region', { name: 'Impact on callers' });
  await expect(notices).toContainText('Mondays 5:15 to 5:30 pm, first on');
  await expect(notices).toContainText('Callers leave a message for');
  await expect(notices).toContainText('All other calls go the same way as before. Checked until');
  await closes.fill('5:30 pm');
  await closes.press('Tab');
  await expect(notices).toBeHidden();
});

test('J4 calls of the last 30 days that would have gone elsewhere are counted, listed and tried', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Main line', exact: true }).click();
  await page.getByRole('link', { name: 'Business hours' }).click();
  const closes = page.getByRole('textbox', { name: 'Monday, closes', exact: true });
  await closes.fill('12:00 pm');
  await closes.press('Tab');
  const impact = page.getByRole('region', { name: 'Impact on callers' });
  const share = await impact.getByText(/^\d+ of \d+$/).textContent();
  const [count, total] = (share ?? '').split(' of ').map(Number);
  expect(count).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(count ?? 0);
  await expectAccessible(page);
  await impact.getByRole('button', { name: 'Show calls' }).click();
  const calls = page.getByRole('dialog', { name: /would have gone elsewhere/ });
  await expect(calls.getByRole('row')).toHaveCount((count ?? 0) + 1);
  await expect(calls.getByRole('row').last()).toContainText('Renee Castellano’s voicemail');
  await page.keyboard.press('Escape');
  await impact.getByRole('button', { name: /^Try a call at \d+:\d\d pm$/ }).click();
  const tried = page.getByRole('dialog', { name: 'Try a call' });
  await expect(tried.getByText('Callers leave a message for Renee Castellano.')).toBeVisible();
});
