import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { LoginPage } from '../../pages/login-page.ts';

const usersPage = '/admin-settings/users/listing';

test.describe('as an admin', () => {
  test.beforeEach(async ({ page }) => {
    await new LoginPage(page).resume(people.admin);
    await page.goto(usersPage);
    await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  });

  test('annex J8 finds pages, people, numbers, teams and menus by keyboard, in three keys', async ({
    page,
    expectAccessible,
  }) => {
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    const field = palette.getByRole('combobox');
    const find = async (keys: string, option: string | RegExp) => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field).toBeFocused();
      await page.keyboard.type(keys);
      await expect(palette.getByRole('option', { name: option }).first()).toBeVisible();
    };
    await find('bla', 'Blacklist');
    await expect(palette.getByRole('option').first()).toContainText('Blacklist');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/blacklist$/);
    await expect(palette).toBeHidden();

    await find('dan', /Daniel Whitcombe/);
    await expect(palette.getByRole('group', { name: 'People' })).toBeVisible();
    await expectAccessible(page);
    await palette.getByRole('option', { name: /Daniel Whitcombe/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Daniel Whitcombe/ })).toBeVisible();

    await find('mai', /Main line/);
    await expect(palette.getByRole('group', { name: 'IVR menus' })).toContainText('Main menu');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    await find('fro', /Front desk/);
    await page.keyboard.press('Escape');

    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('group', { name: 'Recent' })).toContainText('Blacklist');
    await page.keyboard.press('Escape');
    await page.goto(usersPage);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('group', { name: 'Recent' })).toContainText('Daniel Whitcombe');
  });

  test('annex J4 J8 says who answers at a time that is typed, and leads to the answer', async ({
    page,
    expectAccessible,
  }) => {
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await palette.getByRole('combobox').fill('who answers main line december 24 2027 at 4 pm');
    const answers = palette.getByRole('group', { name: 'Who answers on 2027-12-24, 4:00 pm' });
    await expect(answers.getByRole('option')).toHaveText(/^Main line.*Main menu/);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/call-handling\?at=2027-12-24T16:00$/);
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('4:00 pm');
    const answer = page.getByRole('status').filter({ hasText: 'Main menu waits for a key.' });
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette.getByRole('group', { name: 'Go to' })).toBeVisible();
    await expect(palette.getByRole('option', { name: /^Main line/ })).toHaveCount(0);
  });

  test('annex J8 two keys open pages, ? lists them, and single keys can be switched off', async ({
    page,
    expectAccessible,
  }) => {
    // Keys count once the portal listens, which nothing on the screen says.
    await expect(async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('t');
      await expect(page.getByRole('heading', { level: 1, name: /^Teams/ })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.keyboard.press('Shift+?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toContainText('Search the list');
    await expectAccessible(page);
    await sheet.getByRole('switch', { name: 'Use single keys as shortcuts' }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: /Search/ })).not.toBeFocused();
    await expect(page).toHaveURL(/\/teams\/listing$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Teams/ })).toBeVisible();
    await page.keyboard.press('Shift+?');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search or jump to…' })).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  test.describe('a failing area', () => {
    // A service worker asks by itself, past the faults that routes bring.
    test.use({ serviceWorkers: 'block' });
  });
});
