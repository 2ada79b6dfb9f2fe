import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { PeopleListing } from '../../pages/people-listing.ts';

const samples = '../../../mfe-people/src/import-users/samples/';
const workbook = fileURLToPath(new URL(`${samples}workbook.xlsx`, import.meta.url));

test('[annex J7] takes a file that is chosen or dropped, and is in the menu on a phone', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const listing = new PeopleListing(page);
  const csv = 'First name,Last name,Email\nIda,Dropped,ida.dropped@harbordental.com';
  await listing.open();
  await page.getByRole('button', { name: 'Import users…' }).click();
  await expect(listing.dialog.getByRole('textbox', { name: /Rows/ })).toBeFocused();
  await expectAccessible(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    listing.dialog.getByRole('button', { name: /^Choose file/ }).click(),
  ]);
  await chooser.setFiles(workbook);
  const email = listing.dialog.getByRole('textbox', { name: 'Email, row 1' });
  await expect(email).toHaveValue('ana@example.com');

  await listing.dialog.getByRole('button', { name: 'Back' }).click();
  const file = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'users.csv', { type: 'text/csv' }));
    return transfer;
  }, csv);
  const zone = listing.dialog.getByRole('button', { name: /^Choose file/ });
  await zone.dispatchEvent('dragover', { dataTransfer: file });
  await zone.dispatchEvent('drop', { dataTransfer: file });
  await expect(email).toHaveValue('ida.dropped@harbordental.com');
  await page.reload();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Import users…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await listing.dialog.getByRole('button', { name: 'Import users…' }).click();
  await expect(listing.dialog).toContainText('You review every row before anyone is invited.');
});

test('[annex J7] an export that was edited shows what it changes, and goes back with one click', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const listing = new PeopleListing(page);
  await listing.open();
  await page.getByRole('button', { name: 'More actions' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const [heads = '', ...lines] = text.split('\r\n');
  const at = heads.split(',').indexOf('Title');
  const edited = lines.map((line, row) =>
    row === 0 ? line.split(',').with(at, 'Night nurse').join(',') : line,
  );
  await page.getByRole('button', { name: 'Import users…' }).click();
  await listing.dialog.getByRole('textbox', { name: /Rows/ }).fill([heads, ...edited].join('\r\n'));
  await listing.dialog.getByRole('button', { name: 'Check rows' }).click();
  await expect(listing.dialog).toContainText('0 new · 1 changed');
  await listing.dialog.getByText('Changed 1').click();
  await expectAccessible(page);
  await listing.dialog.getByRole('button', { name: 'Change 1 user' }).click();
  await expect(listing.dialog).toContainText('1 user changed');
  await listing.dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone for 1 user')).toBeVisible();
});
