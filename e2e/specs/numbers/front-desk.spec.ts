import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow } from '../../pages/looks.ts';
import { call } from '../../pages/people-api.ts';

interface Company {
  version: number;
  businessHour: object;
}

/** Words alone: where lines break is the paper's business. */
const wordsOf = (text: string) => text.replaceAll(/\s+/g, '');

async function openSheet(page: Page): Promise<Locator> {
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Main line', exact: true }).click();
  await page.getByRole('button', { name: 'More actions for Main line' }).click();
  await page.getByRole('menuitem', { name: 'Front desk sheet' }).click();
  const sheet = page.getByRole('article', { name: 'Front desk sheet' });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Prints the page; which of the sheet's lines are not on paper, and what is. */
async function print(page: Page, sheet: Locator, format: 'A4' | 'Letter') {
  const lines = await sheet
    .locator('h2, h3, p, li, th, td')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const printed = wordsOf(text);
  const missing = lines.filter((line) => !printed.includes(wordsOf(line)));
  return { lines, missing, printed, totalPages };
}

test('J9 the front desk sheet prints every line on A4 and Letter, and nothing of the portal', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  const sheet = await openSheet(page);
  await expect(sheet.getByRole('row', { name: /^Renee Castellano .* Ext\. 1001$/ })).toBeVisible();
  const menu = sheet.getByRole('table', { name: /^Main menu/ });
  await expect(menu.getByRole('row', { name: /^2 Insurance Ingrid Solberg/ })).toBeVisible();
  await expect(menu.getByRole('row', { name: /^5 Nowhere The greeting offers/ })).toBeVisible();
  for (const format of ['A4', 'Letter'] as const) {
    const { lines, missing, printed, totalPages } = await print(page, sheet, format);
    expect(missing).toEqual([]);
    expect(lines.length).toBeGreaterThan(50);
    expect(printed).toContain(`1/${totalPages}`);
    expect(printed).not.toContain('COMPANYNUMBERS');
    expect(printed).not.toContain(wordsOf('One page to hang'));
  }
  await expectNarrow(page);
  const printing = page.evaluate(
    () => new Promise((resolve) => addEventListener('beforeprint', () => resolve(true))),
  );
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await printing).toBe(true);
});

test('J9 a sheet with much to tell goes on with the next page, and counts them', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.owner);
  await openSheet(page);
  const path = `/api/company/${page.url().split('/').at(-2)}`;
  const { businessHour } = await call<Company>(page, { method: 'GET', path });
  const store = async (body: object) => {
    const { version } = await call<Company>(page, { method: 'GET', path });
    await call(page, { method: 'PUT', path: `${path}/businesshour`, body, version });
  };
  const dates = Array.from({ length: 50 }, (_, index) => {
    const day = new Date(Date.now() + (index + 1) * 86_400_000).toISOString().slice(0, 10);
    const closed = { closed: true, intervals: [], repeatsYearly: false };
    return { id: crypto.randomUUID(), name: `Date ${index + 1}`, from: day, to: day, ...closed };
  });
  await store({ ...businessHour, dates });
  try {
    const sheet = await openSheet(page);
    await expect(sheet.getByRole('row', { name: /Date 50, closed all day/ })).toBeVisible();
    const { missing, printed, totalPages } = await print(page, sheet, 'A4');
    expect(missing).toEqual([]);
    expect(totalPages).toBeGreaterThan(1);
    expect(printed).toContain(`2/${totalPages}`);
  } finally {
    await store(businessHour);
  }
});
