import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const board = '/admin-settings/users/emergency';
const listing = '/admin-settings/users/listing';

test('[EMER-01] a proposed address is taken with one press, and another browser shows it', async ({
  page,
  secondBrowser,
  expectAccessible,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  const other = await secondBrowser();
  await new LoginPage(other).resume(people.admin);
  await other.goto(listing);
  const theirTab = other.getByRole('link', { name: /^Emergency/ });
  await expect(theirTab).toHaveAccessibleName(/would not find 2 people/);
  await page.goto(board);
  await expect(
    page.getByRole('heading', { name: '911 would not find 2 of 41 people' }),
  ).toBeVisible();
  await expect(page.getByText('Not found. Did you mean 18 Bayview Road?')).toBeVisible();
  await expectAccessible(page, 'best-practice');
  await page
    .getByRole('button', { name: /^Use Bayview Road: 18 Bayview Road.*Fiona Gallagher$/ })
    .click();
  await expect(
    page.getByRole('heading', { name: '911 would not find 1 of 41 people' }),
  ).toBeVisible();
  await expect(theirTab).toHaveAccessibleName(/would not find 1 person/);
  await expect(page.getByText('Address of Fiona Gallagher saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(theirTab).toHaveAccessibleName(/would not find 2 people/);
});

test('[EMER-01] an address is mended in place by keyboard, and only a checked one is valid', async ({
  page,
}) => {
  test.slow();
  await new LoginPage(page).resume(people.owner);
  await page.goto(board);
  await page.getByRole('button', { name: /missing.*Edwin Mbeki/ }).press('Enter');
  const form = page.getByRole('form', { name: 'Set address of Edwin Mbeki' });
  await expect(form.getByRole('radio', { name: /77 Pine Street/ })).toBeChecked();
  await expect(form.getByLabel('Room or floor')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByText('misses a part, such as the apartment')).toBeVisible();
  await form.getByRole('radio', { name: 'Another address' }).check();
  await form.getByLabel('Street name').fill('Silent Street');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address of Edwin Mbeki saved, not checked yet')).toBeVisible();
  await page.getByRole('button', { name: /^Not checked/ }).click();
  const row = page.getByRole('list', { name: 'Not checked' }).getByRole('listitem');
  await expect(row).toContainText('77 Silent Street');
  await row.getByRole('button', { name: 'Check now: the address of Edwin Mbeki' }).click();
  await expect(page.getByText('The address service does not answer')).toBeVisible();
  await page.getByRole('button', { name: /^Valid/ }).click();
  const valid = page.getByRole('list', { name: 'Valid' });
  await expect(valid.getByText('Amara Nwosu')).toBeVisible();
  await expect(valid.getByText('Edwin Mbeki')).toHaveCount(0);
});

test('[EMER-01] several get one address at once, which can be taken back', async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
  await page.goto(board);
  await page.getByRole('button', { name: 'Set for several…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'To fix' }).check();
  await dialog.getByRole('radio', { name: /1405 Main Street/ }).check();
  await dialog.getByLabel('Room or floor').fill('2nd floor');
  await dialog.getByRole('button', { name: /^Check and save for/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Valid/ }).click();
  const moved = page.getByText('1405 Main Street, Unit B, 2nd floor, Daphne, AL 36526');
  await expect(moved.first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moved).toHaveCount(0);
});

test('[EMER-01] Malaysia has no such page', async ({ page }) => {
  await new LoginPage(page).resume(people.malaysia);
  await page.goto(board);
  await expect(page.getByText('This page is not found.')).toBeVisible();
  await page.goto(listing);
  await expect(page.getByRole('heading', { name: /^Users/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Emergency/ })).toHaveCount(0);
});
