import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

/** Words alone: where lines break is the paper's business. */
const wordsOf = (text: string) => text.replaceAll(/\s+/g, '');

/** The document of the invoice that failed, where its link leads. */
async function openDocument(page: Page): Promise<Locator> {
  await new LoginPage(page).resume(people.owner);
  await page.goto('/admin-settings/billing/billing-information');
  const row = page.getByRole('row').filter({ hasText: 'Failed' });
  const link = row.getByRole('link', { name: /^Open INV-/ });
  await page.goto((await link.getAttribute('href')) ?? '');
  const paper = page.getByRole('article', { name: /^Invoice INV-/ });
  await expect(paper).toBeVisible();
  return paper;
}

test('BILL-06 an invoice prints every line on A4 and Letter, and nothing of the portal', async ({
  page,
}) => {
  const paper = await openDocument(page);
  await expect(
    paper.getByRole('row', {
      name: /^Users .* 43 \$22\.00 Full month 5\.00%: \$47\.30 \$946\.00$/,
    }),
  ).toBeVisible();
  await expect(paper).toContainText('Harbor Dental Group');
  const lines = await paper
    .locator('h2, h3, p, th, td, dt, dd')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
  expect(lines).toContain('Sales tax, rounded on each line');
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    const printed = wordsOf(text);
    expect(lines.filter((line) => !printed.includes(wordsOf(line)))).toEqual([]);
    expect(totalPages).toBe(1);
    expect(printed).toContain('1/1');
    expect(printed).not.toContain('COMPANYNUMBERS');
  }

  const endOf = (thing: Locator) =>
    thing.evaluate((one) => Math.round(one.getBoundingClientRect().right));
  const amounts = await endOf(paper.getByRole('columnheader', { name: 'Amount' }));
  expect(await endOf(paper.getByRole('definition').last())).toBe(amounts);

  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  await expectNarrow(page);
  const printing = page.evaluate(
    () => new Promise((resolve) => addEventListener('beforeprint', () => resolve(true))),
  );
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  expect(await printing).toBe(true);
});
