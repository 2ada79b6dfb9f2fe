import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addCompanyNumber, removeCompanyNumber } from '../../pages/company-numbers-api.ts';
import { IvrPanel } from '../../pages/ivr-panel.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { call } from '../../pages/people-api.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly callHandlingOpenHour: { readonly actionValue: string };
  readonly callHandlingClosedHour: { readonly actionType: string };
}

test('[IVR-01] [IVR-09] menus of a number: added without taking calls, opened from the map, saved by one bar', async ({
  page,
  expectAccessible,
}) => {
  await new LoginPage(page).resume(people.owner);
  const { id } = await addCompanyNumber(page, 'Menu line');
  const path = `/api/company/${id}`;
  const { items } = await call<{ items: Stored[] }>(page, { method: 'GET', path: '/api/teammate' });
  const keys = [{ input: '1', action: 'teammate', actionId: items[0]?.id }];
  const body = { name: 'Greeter', keys };
  const greeter = await call<Stored>(page, { method: 'POST', path: `${path}/ivr`, body });
  const read = () => call<Stored>(page, { method: 'GET', path });
  await call(page, {
    method: 'PUT',
    path: `${path}/callhandling`,
    body: { callHandlingOpenHour: { actionType: 'ivr', actionValue: greeter.id } },
    version: (await read()).version,
  });

  await page.goto(`/admin-settings/numbers/edit/${id}/call-handling`);
  const open = page.getByRole('group', { name: 'While open' });
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(open).toContainText('Greeter');
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

  await panel.editor('Greeter').getByRole('textbox', { name: 'Name' }).fill('Day menu');
  await expect(bar).toContainText('Menu “Greeter”');
  await panel.menus.getByRole('button', { name: /^Night/ }).click();
  const night = panel.editor('Night').getByRole('textbox', { name: 'Name' });
  await night.fill('Night menu');
  await open.getByRole('button', { name: 'Send these calls to it' }).click();
  await expect(bar).toContainText('While open, Menu “Greeter”, Menu “Night”');
  await expectAccessible(page);
  await bar.getByRole('button', { name: /^Save( changes)?$/ }).click();
  await expect(bar).toBeHidden();
  const stored = await call<{ items: { id: string; name: string }[] }>(page, {
    method: 'GET',
    path: `${path}/ivr`,
  });
  expect(stored.items.map(({ name }) => name).toSorted()).toEqual(['Day menu', 'Night menu']);
  expect((await read()).callHandlingOpenHour.actionValue).not.toBe(greeter.id);
  await removeCompanyNumber(page, id);
});
