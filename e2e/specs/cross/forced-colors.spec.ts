import type { Locator, Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { call } from '../../pages/people-api.ts';
import { LoginPage } from '../../pages/login-page.ts';

test.slow();
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test.beforeEach(async ({ page }) => {
  await new LoginPage(page).resume(people.owner);
});

/** What is painted of a thing that neither the pointer nor the focus rests on. */
async function picture(thing: Locator): Promise<string> {
  const page = thing.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  let shot = '';
  // A page that is still arriving may draw the thing anew.
  await expect(async () => {
    shot = (await thing.screenshot({ animations: 'disabled', timeout: 5_000 })).toString('base64');
  }).toPass();
  return shot;
}

/** Asserts that a thing looks another way once something has been done. */
async function expectOtherLook(thing: Locator, act: () => Promise<unknown>): Promise<void> {
  const before = await picture(thing);
  await act();
  await expect.poll(() => picture(thing)).not.toBe(before);
}

async function openMainLine(page: Page, tab: string): Promise<void> {
  const { items } = await call<{ items: { id: string; isDefault: boolean }[] }>(page, {
    method: 'GET',
    path: '/api/company',
  });
  const main = items.find(({ isDefault }) => isDefault);
  await page.goto(`/admin-settings/numbers/edit/${main?.id}/${tab}`);
  await page.waitForLoadState('networkidle');
}

test('business hours: a switch, the segments and the bars of a day show their state', async ({
  page,
}) => {
  await openMainLine(page, 'business-hour');
  const monday = page.getByRole('switch', { name: 'Open on Monday' });
  await expect(monday).toBeChecked();
  const bar = page.getByRole('group', { name: 'Monday' }).locator('div[aria-hidden="true"]');
  await expect(bar).toBeVisible();
  const open = await picture(bar);
  await expectOtherLook(monday, () => monday.click());
  await expect(monday).not.toBeChecked();
  await expect.poll(() => picture(bar)).not.toBe(open);
  const always = page.locator('label').filter({ hasText: '24 hours, 7 days' });
  await expectOtherLook(always, () => always.click());
});

test('the list of users: a chosen row, its box and a pill show their state', async ({ page }) => {
  await page.goto('/admin-settings/users/listing');
  const box = page.getByRole('checkbox', { name: 'Select Amara Nwosu' });
  const name = page.getByRole('row').filter({ has: box }).getByRole('cell').nth(1);
  await expect(box).toBeVisible();
  const row = await picture(name);
  await expectOtherLook(box, () => box.click());
  await expect.poll(() => picture(name)).not.toBe(row);
  await box.click();
  const pill = page.getByRole('button', { name: /^Pending/ });
  await expectOtherLook(pill, () => pill.click());
});

test('the sidebar and the tabs of a record show which page is open', async ({ page }) => {
  await openMainLine(page, 'info');
  const tab = page.getByRole('link', { name: 'Business hours' });
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'USERS', exact: true });
  await expect(tab).toBeVisible();
  await expectOtherLook(tab, () => tab.click());
  await expect(tab).toHaveCSS('outline-style', 'solid');
  await expectOtherLook(entry, () => entry.click());
  await expect(entry).toHaveCSS('outline-style', 'solid');
});

test('menus and call handling: a key of the keypad and a kind of target show which is chosen', async ({
  page,
}) => {
  await openMainLine(page, 'ivr');
  const keys = page.getByRole('group', { name: 'Keys of the menu' });
  const key = keys.locator('[data-input="2"]');
  await expectOtherLook(key, () => key.click());
  await expect(key).toHaveCSS('outline-style', 'solid');
  await openMainLine(page, 'call-handling');
  const team = page.getByRole('radio', { name: /^Team/ }).first();
  await expectOtherLook(team, () => team.click());
});

test('an entry that leads nowhere, the sort of a list and the step of a form are told', async ({
  page,
}) => {
  await page.goto('/admin-settings/users/listing');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const colorOf = (thing: Locator) => thing.evaluate((one) => getComputedStyle(one).color);
  const words = await colorOf(page.locator('body'));
  await expect(menu.getByText('E911')).not.toHaveCSS('color', words);
  const arrows = page.getByRole('button', { name: 'Name', exact: true }).locator('span');
  const sides = () =>
    arrows.evaluate((one) =>
      ['::before', '::after'].map((part) => {
        const { borderLeftColor, opacity } = getComputedStyle(one, part);
        return `${borderLeftColor} ${opacity}`;
      }),
    );
  // The rows that the server paints come before their sheets.
  await expect.poll(sides).toEqual(['rgba(0, 0, 0, 0) 1', 'rgba(0, 0, 0, 0) 0']);
  await page.goto('/admin-settings/compliance/brands/add');
  const step = page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current="step"]');
  await expect(step.locator('[aria-hidden="true"]')).toHaveCSS(
    'background-image',
    /^radial-gradient/,
  );
});

test('a chosen row has one frame, and a checked box none', async ({ page }) => {
  await openMainLine(page, 'call-handling');
  const chosen = page.locator('[data-chosen="true"]').first();
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(chosen.locator('label:has(> input:checked)').first()).toHaveCSS(
    'outline-style',
    'none',
  );
  await page.goto('/admin-settings/billing/call-credits/edit/international-calling');
  const checked = page.getByRole('checkbox', { name: 'India', exact: true });
  await expect(checked).toBeChecked();
  await expect(page.locator('label').filter({ has: checked })).toHaveCSS('outline-style', 'none');
});

test('dots and the keys of charts are painted', async ({ page }) => {
  await page.goto('/admin-settings/users/listing');
  const dots = page.locator('tbody [data-shape="dot"], tbody [data-presence="online"]');
  await expect(dots.first()).toBeVisible();
  const swatch = page.locator('main span[style*="--ui-chart"]');
  const painted = (things: Locator) =>
    things.evaluateAll((all) => [
      ...new Set(all.map((one) => getComputedStyle(one).backgroundColor)),
    ]);
  const sheet = await painted(page.locator('main'));
  for (const path of ['/admin-settings/company/usage', '/admin-settings/home']) {
    await page.goto(path);
    await expect(swatch.nth(2)).toBeVisible();
    expect(await painted(swatch)).not.toEqual(expect.arrayContaining(sheet));
  }
  await page.goto('/admin-settings/users/listing');
  await expect(dots.first()).toBeVisible();
  expect(await painted(dots)).not.toEqual(expect.arrayContaining(sheet));
});

test('what lies above the page has an edge, and a field shows that it has the focus', async ({
  page,
}) => {
  await page.goto('/admin-settings/users/listing');
  await page.getByRole('button', { name: 'More actions' }).click();
  const menu = page.locator('.ant-dropdown-menu').first();
  await expect(menu).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import users…' }).click();
  const dialog = page.getByRole('dialog').locator('.ant-modal-container');
  await expect(dialog).toHaveCSS('outline-style', 'solid');
  const rows = page.getByRole('textbox', { name: 'Rows' });
  await rows.focus();
  await expect(rows).toHaveCSS('outline-style', 'solid');
  await page.goto('/admin-settings/users/listing');
  const search = page.getByRole('main').getByRole('textbox').first();
  await search.focus();
  await expect(search).toHaveCSS('outline-style', 'solid');
  await page.getByRole('button', { name: 'Add user' }).click();
  const drawer = page.locator('.ant-drawer-section');
  await expect(drawer).toHaveCSS('outline-style', 'solid');
  const role = page.locator('.ant-select').filter({ has: page.getByLabel('Role') });
  await page.getByLabel('Role').focus();
  await expect(role).toHaveCSS('outline-style', 'solid');
});

test('a call that ends and whose move it is are told without colour', async ({ page }) => {
  await page.goto('/admin-settings/numbers/calendar');
  const ends = page.locator('main [data-level="nobody"]');
  await expect(ends.first()).toBeVisible();
  const hatched = () =>
    ends.evaluateAll((all) => all.every((one) => getComputedStyle(one).backgroundImage !== 'none'));
  expect(await hatched()).toBe(true);
  await page.locator('label').filter({ hasText: 'Month' }).click();
  await expect(page.locator('main li [data-level="nobody"]')).toBeVisible();
  expect(await hatched()).toBe(true);
  await page.goto('/admin-settings/numbers/texting');
  const key = page.getByRole('list', { name: 'What the signs mean' });
  const sign = (name: string) =>
    picture(key.getByRole('listitem').filter({ hasText: name }).locator('span'));
  await expect(key).toBeVisible();
  expect(await sign('Action needed')).not.toBe(await sign('Waiting'));
});
