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
  await expect(panel.editor('Greeter')).toBeInViewport();
  await expect(panel.key('1')).toBeFocused();
  await expectAccessible(page);
  await removeCompanyNumber(page, id);
});

test('[IVR-01] one bar names and saves the menus with the form', async ({ page }) => {
  const { id, path, addMenu, read, show, bar } = await openMenuLine(page);
  const { id: nightId } = await addMenu('Night');
  await show();
  const panel = new IvrPanel(page);
  const rename = async (name: string, to: string) => {
    await panel.menus.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await panel.editor(name).getByRole('textbox', { name: 'Name' }).fill(to);
  };
  await rename('Greeter', 'Day menu');
  await expect(bar).toContainText('Menu “Greeter”');
  await rename('Night', 'Night menu');
  const closed = page.getByRole('group', { name: 'While closed' });
  await closed.getByRole('radio', { name: 'IVR', exact: true }).check();
  await closed.getByRole('combobox', { name: 'Menu' }).click();
  await page.getByTitle('Night', { exact: true }).last().click();
  await expect(bar).toContainText('While closed, Menu “Greeter”, Menu “Night”');
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(bar).toBeHidden();
  const { items } = await call<{ items: { name: string }[] }>(page, {
    method: 'GET',
    path: `${path}/ivr`,
  });
  expect(items.map(({ name }) => name).toSorted()).toEqual(['Day menu', 'Night menu']);
  expect((await read()).callHandlingClosedHour).toEqual({
    actionType: 'ivr',
    actionValue: nightId,
  });
  await removeCompanyNumber(page, id);
});
