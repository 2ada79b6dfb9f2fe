import type { Page } from '@playwright/test';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addCompanyNumber, removeCompanyNumber } from '../../pages/company-numbers-api.ts';
import { IvrPanel } from '../../pages/ivr-panel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly callHandlingClosedHour: { readonly actionType: string };
}

/** A company number whose open hours go to its menu Greeter, shown with its call handling. */
async function openMenuLine(page: Page) {
  await new LoginPage(page).resume(people.owner);
  const { id } = await addCompanyNumber(page, 'Menu line');
  const path = `/api/company/${id}`;
  const { items } = await call<{ items: Stored[] }>(page, { method: 'GET', path: '/api/teammate' });
  const keys = [{ input: '1', action: 'teammate', actionId: items[0]?.id }];
  const addMenu = (name: string) =>
    call<Stored>(page, { method: 'POST', path: `${path}/ivr`, body: { name, keys } });
  const greeter = await addMenu('Greeter');
  const read = () => call<Stored>(page, { method: 'GET', path });
  await call(page, {
    method: 'PUT',
    path: `${path}/callhandling`,
    body: { callHandlingOpenHour: { actionType: 'ivr', actionValue: greeter.id } },
    version: (await read()).version,
  });
  const open = page.getByRole('group', { name: 'While open' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  const show = async () => {
    await page.goto(`/admin-settings/numbers/edit/${id}/call-handling`);
    await expect(open).toContainText('Greeter');
  };
  return { id, path, addMenu, read, show, open, bar };
}

test('[IVR-09] a new menu takes no calls by itself, and a menu opens from the map', async ({
  page,
  expectAccessible,
}) => {
  const { id, show, open, bar } = await openMenuLine(page);
  await show();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body.textContent.includes('This menu was deleted')) seen.push('deleted');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await open.getByRole('button', { name: 'Add menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add IVR Menu' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night');
  await dialog.getByRole('combobox', { name: 'Team' }).click();
  await page.getByTitle('Front desk', { exact: true }).last().click();
  await dialog.getByRole('button', { name: 'Add menu' }).click();
  await expect(open).toContainText('“Night” is added. Calls still go where they did.');
  await expect(open).toContainText('Greeter');
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);

  const panel = new IvrPanel(page);
  await page.getByRole('treeitem', { name: /Greeter/ }).click();
  await expect(page).toHaveURL(new RegExp(`/numbers/edit/${id}/ivr/[0-9a-f-]+`));
  await expect(panel.editor('Greeter')).toBeInViewport();
  await panel.key('2').click();
  await panel.pick('Team', 'Front desk');
  await expect(page.getByRole('button', { name: /^save( changes)?$/i })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Impact on callers' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(panel.menus).toContainText('2 keys');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.menus).toContainText('1 key');
  await removeCompanyNumber(page, id);
});
