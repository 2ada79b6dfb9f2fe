import { paths } from '@jackfield/contract';
import { type NewMenu, menuCalls } from '@jackfield/contract/api/ivr';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { type MenuServer, Refusal, startMenuServer } from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IvrPanel, type IvrPanelProps } from './ivr-panel.tsx';
import { sampleActions, sampleIds, sampleMenu, sampleOwner as owner } from './sample-menu.ts';

const mainMenu = sampleMenu({ isDefault: true });
const locations = sampleMenu({ id: sampleIds.locations, name: 'Locations' });

let server: MenuServer;
beforeEach(() => {
  server = startMenuServer({ owner, menus: [mainMenu, locations], actions: sampleActions() });
  server.api.on(menuCalls.team.create, ({ body }) => {
    const { name, keys = [] } = body as NewMenu;
    if (server.menus.some((menu) => menu.name === name)) {
      const message = 'This input is exited';
      throw new Refusal('DUPLICATE', [{ code: 'DUPLICATE', field: 'name', message }]);
    }
    const menu = sampleMenu({ id: crypto.randomUUID(), name, keys: keys as never });
    server.menus = [...server.menus, menu];
    return menu;
  });
});
afterEach(() => {
  cleanup();
  server.api.uninstall();
});

async function showPanel(props: Partial<IvrPanelProps> = {}, path = paths.admin.menus(owner)) {
  const shown = renderInPortal(<IvrPanel owner={owner} {...props} />, { path });
  await screen.findByRole('heading', { name: 'IVR menus' });
  return shown;
}
const list = () => screen.getByRole('list', { name: 'IVR menus' });
const row = (name: string) => within(list()).getByRole('link', { name: new RegExp(`^${name}`) });
const editor = (name: string) => screen.findByRole('region', { name: `Menu ${name}` });
const tile = (name: RegExp) => screen.getByRole('button', { name });

describe('IVR panel', () => {
  it('[IVR-01] [IVR-02] shows the menus, one check mark, and the default menu in the editor', async () => {
    await showPanel();
    await editor('Main menu');
    expect(row('Main menu').textContent).toBe('Main menu1 key, default');
    expect(row('Locations').textContent).toBe('Locations1 key');
    expect(list().querySelectorAll('.lucide-check')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'ADVANCED SETTINGS' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'SAVE' })).toHaveProperty('disabled', true);
  });

  it('[IVR-01] each menu has an address of its own, which its row leads to', async () => {
    const { user, router } = await showPanel();
    await editor('Main menu');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.admin.menus(owner, mainMenu.id));
    });
    await user.click(row('Locations'));
    await editor('Locations');
    expect(router.state.location.pathname).toBe(paths.admin.menus(owner, locations.id));
    expect(row('Locations').getAttribute('aria-current')).toBe('page');
    await router.navigate(-1);
    await editor('Main menu');
  });

  it('[IVR-01] the address of a key selects it in its menu', async () => {
    await showPanel({}, paths.admin.menus(owner, locations.id, '1'));
    await editor('Locations');
    expect(screen.getByRole('heading', { name: /When a caller presses 1/ })).toBeDefined();
    expect(document.activeElement).toBe(tile(/^Key 1 /));
  });

  it('[IVR-05] a selected menu that somebody else removed makes way for the default one', async () => {
    const { router } = await showPanel({}, paths.admin.menus(owner, locations.id));
    await editor('Locations');
    server.remove(locations.id);
    await editor('Main menu');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.admin.menus(owner, mainMenu.id));
    });
  });

  it('[IVR-03] [IVR-18] other menus are deleted after a question, the default one is not', async () => {
    server.api.on(menuCalls.team.remove, ({ params }) => {
      server.menus = server.menus.filter(({ id }) => id !== params.ivrId);
      return undefined;
    });
    const { user } = await showPanel();
    expect(screen.queryByRole('button', { name: 'More actions for Main menu' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More actions for Locations' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Are you sure you want to delete Locations?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(list()).getAllByRole('listitem')).toHaveLength(1));
  });

  it('[IVR-02] [IVR-19] another menu becomes the default', async () => {
    const { user } = await showPanel();
    await user.click(screen.getByRole('button', { name: 'More actions for Locations' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Set as default' }));
    await waitFor(() => expect(row('Locations').textContent).toBe('Locations1 key, default'));
    expect(row('Main menu').textContent).toBe('Main menu1 key');
  });

  it('[IVR-03] [OP-78] names the hour, whose menu has the check mark', async () => {
    const setHourTarget = vi.fn(async () => undefined);
    const hours = [{ name: 'closed' as const, menuId: sampleIds.locations }];
    const { user } = await showPanel({ hours, setHourTarget });
    expect(row('Locations').textContent).toBe('Locations1 key, default when closed');
    await user.click(screen.getByRole('button', { name: 'More actions for Main menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Set as default closed hour' }));
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Send calls to “Main menu” while closed?')).toBeDefined();
    await user.click(await dialog.findByRole('button', { name: 'Send calls' }));
    expect(setHourTarget).toHaveBeenCalledWith('closed', mainMenu.id, {
      seen: expect.any(String),
    });
  });

  it('[IVR-04] [OP-79] one unsaved row is named, confirmed or cancelled', async () => {
    const { user } = await showPanel();
    const add = screen.getByRole('button', { name: 'Add' });
    await user.click(add);
    expect(add).toHaveProperty('disabled', true);
    const name = screen.getByRole('textbox', { name: 'Name of the new menu' });
    await user.keyboard('{Enter}');
    expect(screen.getByText('The name field is required.')).toBeDefined();
    await user.type(name, 'Locations{Enter}');
    expect(await screen.findByText('This input is exited')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Name of the new menu' })).toBeNull();
    await user.click(add);
    await user.keyboard('Holiday');
    await user.click(screen.getByRole('button', { name: 'Add this menu' }));
    await editor('Holiday');
    expect(row('Holiday').textContent).toBe('HolidayIncomplete');
    expect(screen.queryByRole('menuitem', { name: 'Set as default' })).toBeNull();
  });

  it('[IVR-08] Add is hidden at twenty menus', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        sampleMenu({ id: crypto.randomUUID(), name: `Menu ${at}`, isDefault: at === 0 }),
      );
    server.menus = many(19);
    const first = await showPanel();
    expect(screen.getByText('19 of 20')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDefined();
    first.unmount();
    queryClient.clear();
    server.menus = many(20);
    await showPanel();
    await screen.findByText('20 of 20');
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('keys are chosen, moved along and cleared by keyboard, then saved whole', async () => {
    const { user } = await showPanel();
    await editor('Main menu');
    await user.click(tile(/^Key 1 /));
    await user.keyboard('{ArrowRight}');
    expect(tile(/^Key 2 /).getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(tile(/^Key 2 /));
    await user.keyboard('{ArrowDown}*');
    expect(tile(/^Key \* /).getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('5');
    expect(screen.getByRole('heading', { name: /When a caller presses 5/ })).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: /Team/ }));
    await user.click(await screen.findByTitle('Billing'));
    expect(tile(/^Key 5 /).textContent).toMatch(/Team.*Billing/);
    tile(/^Key 5 /).focus();
    await user.keyboard('1{Delete}');
    expect(tile(/^Key 1 /).textContent).toContain('Not assigned');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => {
      expect(server.menus[0]?.keys).toEqual([
        { input: '5', action: 'team', actionId: sampleIds.billing },
      ]);
    });
    expect(server.api.calls(menuCalls.team.update)[0]?.body).toMatchObject({
      name: 'Main menu',
      timeout: 10,
      interdigitTimeout: 3,
      retries: 3,
    });
  });

  it('[ENT-24] says of a user who cannot ring that they are pending', async () => {
    const daniel = { id: sampleIds.daniel, name: 'Daniel Whitcombe', status: 'pending' } as const;
    server.api.on(menuCalls.team.actions, () => ({ ...sampleActions(), teammate: [daniel] }));
    const { user } = await showPanel();
    await editor('Main menu');
    await user.click(tile(/^Key 2 /));
    await user.click(screen.getByRole('radio', { name: 'User' }));
    await user.click(screen.getByRole('combobox', { name: /User/ }));
    const offered = await screen.findByTitle('Daniel Whitcombe');
    expect(within(offered).getByText('Pending')).toBeDefined();
  });

  it('[VAL-50] without a key the menu is not saved, and says what to do', async () => {
    const { user } = await showPanel();
    await editor('Main menu');
    await user.click(tile(/^Key 1 /));
    await user.click(screen.getByRole('button', { name: 'Clear key' }));
    expect(
      screen.getByText(
        'Unable to save due to missing key. Click the plus button to add key to continue.',
      ),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'SAVE' })).toHaveProperty('disabled', true);
  });

  it('[VAL-51] [OP-83] a target that is gone is cleared, told, and nothing is stored', async () => {
    server.api.on(menuCalls.team.actions, () => ({
      ...sampleActions(),
      team: [{ id: sampleIds.billing, name: 'Billing' }],
    }));
    const { user } = await showPanel();
    await editor('Main menu');
    await user.type(screen.getByRole('textbox', { name: /Name/ }), ' 2');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await user.click(tile(/^Key 1 /));
    expect(await screen.findByText('The action field is required.')).toBeDefined();
    expect(server.api.calls(menuCalls.team.update)).toHaveLength(0);
    await user.click(screen.getByRole('combobox', { name: /Team/ }));
    await user.click(await screen.findByTitle('Billing'));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(server.menus[0]?.name).toBe('Main menu 2'));
  });

  it('[IVR-14] [VAL-49] [VAL-52] no input hangs up or goes to a team; a menu never to itself', async () => {
    const { user } = await showPanel();
    await editor('Main menu');
    expect(tile(/^No input/).textContent).toContain('Hang up');
    await user.click(screen.getByRole('radio', { name: 'Send to a team' }));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    expect(await screen.findByText('The team field is required.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Hang up' }));
    await user.click(tile(/^Key 3 /));
    await user.click(screen.getByText('IVR'));
    await user.click(screen.getByRole('combobox', { name: /IVR/ }));
    const selector = '.ant-select-item-option-content';
    expect(await screen.findByText('Locations', { selector })).toBeDefined();
    expect(screen.queryByText('Main menu', { selector })).toBeNull();
  });

  it('keys move, and take the place of each other', async () => {
    server.menus = [
      {
        ...mainMenu,
        keys: [...mainMenu.keys, { input: '2', action: 'teammate', actionId: sampleIds.daniel }],
      },
    ];
    const { user } = await showPanel();
    await editor('Main menu');
    await user.click(tile(/^Key 1 /));
    await user.click(screen.getByRole('button', { name: 'Move to key' }));
    await user.click(await screen.findByText('Key 2, swap with Daniel Whitcombe'));
    expect(tile(/^Key 2 /).textContent).toMatch(/Team.*Front desk/);
    expect(tile(/^Key 1 /).textContent).toMatch(/User.*Daniel Whitcombe/);
  });
});
