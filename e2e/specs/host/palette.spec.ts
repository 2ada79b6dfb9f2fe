import type { Page } from '@playwright/test';
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
    await expect(palette.getByRole('group', { name: 'Recent' })).toContainText('Daniel Whitcombe');
  });

  test('annex J8 digits find who has a number, and an action begins at once', async ({ page }) => {
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.keyboard.type('0100');
    await expect(palette.getByRole('group', { name: 'Numbers' })).toContainText('Main line');
    await palette.getByRole('option', { name: 'Close Main line for now…' }).click();
    await expect(page.getByRole('dialog', { name: /Close/ })).toBeVisible();
    await page
      .getByRole('dialog', { name: /Close/ })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect(page).toHaveURL(/\/business-hour$/);

    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('inv');
    await expect(palette.getByRole('option').first()).toContainText('Invite a user');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add users' })).toBeVisible();
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

  /** Types into the palette, and takes what it offers. */
  async function choose(page: Page, typed: string, option: string | RegExp): Promise<void> {
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    // Keys count once the portal listens, which nothing on the screen says.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await palette.getByRole('combobox').fill(typed);
    await palette.getByRole('option', { name: option }).first().click();
    await expect(palette).toBeHidden();
  }

  async function close(page: Page): Promise<void> {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  test('annex J8 a number that is typed is blocked, and what adds or blocks begins at once', async ({
    page,
  }) => {
    await choose(page, '+1 205 555 0197', 'Block +1 (205) 555-0197…');
    const block = page.getByRole('dialog', { name: 'Block a caller' });
    await expect(block.getByRole('textbox', { name: 'Number' })).toHaveValue('+1 (205) 555-0197');
    await expect(block.getByText('Calls from +1 (205) 555-0197 are turned away.')).toBeVisible();
    await block.getByRole('button', { name: 'Block' }).click();
    await expect(page.getByRole('row', { name: /555-0197/ })).toBeVisible();
    await expect(page).toHaveURL(/\?list=inbound$/);

    await choose(page, 'block', 'Block outbound calls…');
    await expect(page.getByRole('dialog', { name: 'Block outbound calls' })).toBeVisible();
    await close(page);
    await choose(page, 'import', 'Import users from a file…');
    await expect(page.getByRole('dialog', { name: /Import users/ })).toBeVisible();
    await close(page);
    await choose(page, 'holiday', 'Add holidays…');
    await expect(page.getByRole('dialog', { name: 'Add holidays' })).toBeVisible();
    await close(page);
    await expect(page).toHaveURL(/\/numbers\/calendar$/);
  });

  test('annex J8 menus, the time zone and a password reset are found by their words', async ({
    page,
    expectAccessible,
  }) => {
    await choose(page, 'ivr', /Main menu/);
    await expect(page).toHaveURL(/\/call-handling$/);
    await choose(page, 'time zone', 'Company time zone');
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toBeFocused();
    await choose(page, 'reset password', 'Send a password reset…');
    await expect(page.getByRole('dialog', { name: 'Send a password reset' })).toBeVisible();
    await expectAccessible(page);
    await close(page);
    await choose(page, 'reset daniel', /^Send Daniel Whitcombe a password reset…/);
    const reset = page.getByRole('dialog', { name: 'Send Daniel Whitcombe a password reset?' });
    await reset.getByRole('button', { name: 'Send password reset' }).click();
    await expect(page.getByText('Password reset sent to daniel@harbordental.com')).toBeVisible();
  });

  test('annex J8 a call is tried over any page, on a phone too', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Search or jump to…' }).click();
    await page.keyboard.type('try');
    const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
    await expect(palette.getByRole('option').first()).toContainText('Try a call…');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Try a call' });
    await expect(dialog.getByRole('combobox').first()).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'What happens' })).toContainText(
      'The call comes in on',
    );
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${usersPage}$`));
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

    test('annex J8 an area that does not answer is named, and the others are searched', async ({
      page,
    }) => {
      await page.route('**/api/company?*', (route) => route.abort());
      const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
      await page.keyboard.press('ControlOrMeta+k');
      await page.keyboard.type('dan');
      await expect(palette.getByRole('option', { name: /Daniel Whitcombe/ }).first()).toBeVisible();
      await expect(palette.getByText('Numbers and company could not be searched.')).toBeVisible();
      await page.unroute('**/api/company?*');
      await palette.getByRole('button', { name: 'Try again' }).click();
      await expect(palette.getByText(/could not be searched/)).toBeHidden();
    });
  });
});

test('annex J8 a standard user finds the own settings and nothing of the admin pages', async ({
  page,
}) => {
  await new LoginPage(page).resume(people.standard);
  await page.goto('/your-settings/profile');
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  const palette = page.getByRole('dialog', { name: 'Search or jump to…' });
  await expect(palette.getByRole('option', { name: 'Voicemail' })).toBeVisible();
  await page.keyboard.type('maya');
  await expect(palette.getByText('Nothing found for “maya”.')).toBeVisible();
  await palette.getByRole('combobox').fill('use');
  await expect(palette.getByRole('option', { name: /Users|Invite a user/ })).toHaveCount(0);
});
