import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { expectNarrow, useTheme } from '../../pages/looks.ts';

const company = '/admin-settings/company';

test('NUM-08 saves the company address, and shows it in another browser', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(company);
  await expect(page).toHaveURL(`${company}/company-info`);
  const line = page.getByRole('textbox', { name: 'Address line 2' });
  await expect(line).toBeVisible();
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(`${company}/company-info`);
  await expect(other.getByRole('textbox', { name: 'Address line 2' })).toBeVisible();
  await line.fill('Floor 3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Company settings saved')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Address line 2' })).toHaveValue('Floor 3');
  await page.reload();
  await expect(line).toHaveValue('Floor 3');
  await expectAccessible(page);
});

test('NUM-06 blocks, imports and takes back', async ({ page, expectAccessible }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(`${company}/blacklist`);
  await page.getByRole('button', { name: 'Block outbound calls' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Number' }).fill('2515550188');
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  const row = page.getByRole('row', { name: /555-0188/ });
  await expect(row).toContainText('United States');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Lines' }).fill('251 555 0188\nCuba\nnobody');
  await dialog.getByRole('button', { name: 'Check lines' }).click();
  await expect(dialog.getByRole('row', { name: /Already blocked/ })).toContainText('555-0188');
  await dialog.getByRole('button', { name: 'Block 1 entry' }).click();
  await expect(page.getByRole('row', { name: /Cuba/ })).toBeVisible();

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect(row).toBeVisible();
    await expectAccessible(page);
  }
});

test('NUM-06 a caller is blocked from the page as it opens, on a phone too', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(`${company}/blacklist`);
  const dialog = page.getByRole('dialog', { name: 'Block a caller' });
  const block = async (number: string) => {
    await dialog.getByRole('textbox', { name: 'Number' }).fill(number);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await expect(page).toHaveURL(/\?list=inbound$/);
  };
  await page.getByRole('button', { name: 'Block a caller' }).click();
  await block('2055550191');
  await expect(page.getByRole('row', { name: /555-0191/ })).toBeVisible();
  await expect(page.getByText('+1 (205) 555-0191 blocked')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: 'Outbound' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  const menu = page.getByRole('dialog', { name: 'More actions' });
  await menu.getByRole('button', { name: 'Block a caller' }).click();
  await block('2055550192');
  await expect(page.getByText('+1 (205) 555-0192').first()).toBeVisible();
  await expectNarrow(page);
});

test('NUM-09 shows usage by day and line by line', async ({ page, expectAccessible }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(`${company}/usage`);
  const chart = page.getByRole('region', { name: 'Spend by day' });
  await expect(chart.locator('.recharts-bar-rectangle').first()).toBeVisible();
  for (const name of ['By user', 'By number']) {
    await expect(page.getByRole('region', { name }).getByRole('button')).not.toHaveCount(0);
  }
  for (const theme of ['light', 'dark'] as const) {
    await useTheme(page, theme);
    await expect(chart.locator('.recharts-bar-rectangle').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByText('7 days').click();
  const type = page.getByRole('combobox', { name: 'Type' });
  await type.click();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await type.press(key);
  await expect(page).toHaveURL(/usageType=sms/);
  await expect(page.locator('tbody tr').first()).toContainText('Messages');
  await expectNarrow(page);
});

test('NUM-10 NUM-11 NUM-12 leads from all numbers to one and its registration', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(`${company}/numbers/listing?search=5550100`);
  await expect(page.getByRole('row', { name: /251\) 555-0100/ })).toContainText('Main line');
  await expectAccessible(page);
  await page.getByRole('link', { name: '+1 (251) 555-0100' }).click();
  const label = page.getByRole('textbox', { name: 'Label', exact: true });
  await label.fill('Front desk line');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Label saved')).toBeVisible();
  await page.reload();
  await expect(label).toHaveValue('Front desk line');
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/registration$/);
  await expect(page.getByText('Harbor Dental Group LLC')).toBeVisible();
  // By the name that its list has.
  await expect(page.getByText('Appointment reminders')).toBeVisible();
  await expectAccessible(page);
});

test('ROLE-09 ROLE-11 has no emergency address and no registration in Malaysia', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.malaysia);
  await page.goto(`${company}/company-e911`);
  await expect(page.getByRole('heading', { name: 'This page is not found.' })).toBeVisible();
  await page.goto(`${company}/company-info`);
  await expect(page.getByRole('textbox', { name: 'Address 1' })).toBeVisible();
});
