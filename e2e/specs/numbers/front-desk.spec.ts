import { extractText, getDocumentProxy } from 'unpdf';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

/** Words alone: where lines break is the paper's business. */
const wordsOf = (text: string) => text.replaceAll(/\s+/g, '');

for (const format of ['A4', 'Letter'] as const) {
  test(`J9 the front desk sheet prints every line on ${format}, and nothing of the portal`, async ({
    page,
  }) => {
    await new LoginPage(page).resume(people.owner);
    await page.goto('/admin-settings/numbers/listing');
    await page.getByRole('link', { name: 'Main line', exact: true }).click();
    await page.getByRole('button', { name: 'More actions for Main line' }).click();
    await page.getByRole('menuitem', { name: 'Front desk sheet' }).click();
    const sheet = page.getByRole('article', { name: 'Front desk sheet' });
    await expect(sheet.getByRole('row', { name: /Thanksgiving Day, open as usual/ })).toBeVisible();
    const menu = sheet.getByRole('table', { name: /^Main menu/ });
    await expect(menu.getByRole('row', { name: /^2 Insurance Ingrid Solberg/ })).toBeVisible();
    await expect(menu.getByRole('row', { name: /^5 Nowhere The greeting offers/ })).toBeVisible();
    const lines = await sheet
      .locator('h2, h3, p, li, th, td')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));

    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    const printed = wordsOf(text);
    const missing = lines.filter((line) => !printed.includes(wordsOf(line)));
    expect(missing).toEqual([]);
    expect(lines.length).toBeGreaterThan(50);
    expect(printed).toContain(`1/${totalPages}`);
    expect(printed).not.toContain('COMPANYNUMBERS');
    expect(printed).not.toContain(wordsOf('One page to hang'));
  });
}

test('J9 the front desk sheet is read in both themes and on a phone, and printed by its button', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/numbers/listing');
  await page.getByRole('link', { name: 'Main line', exact: true }).click();
  await page.getByRole('button', { name: 'More actions for Main line' }).click();
  await page.getByRole('menuitem', { name: 'Front desk sheet' }).click();
  const print = page.getByRole('button', { name: 'Print' });
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect(print).toBeEnabled();
    await expectAccessible(page);
  }
  await expectNarrow(page);
  const printing = page.evaluate(
    () => new Promise((resolve) => addEventListener('beforeprint', () => resolve(true))),
  );
  await print.click();
  expect(await printing).toBe(true);
});
