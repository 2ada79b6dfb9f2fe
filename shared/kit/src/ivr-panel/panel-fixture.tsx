import type { IvrOwner } from '@jackfield/contract';
import {
  type IvrMenu,
  listTeamActions,
  listTeamMenus,
  type MenuChange,
  updateTeamMenu,
} from '@jackfield/contract/api/ivr';
import { queryClient } from '@jackfield/runtime';
import {
  emitLive,
  type FakeApi,
  installFakeApi,
  Refusal,
  renderInPortal,
} from '@jackfield/testing';
import { screen, within } from '@testing-library/react';
import { IvrPanel, type IvrPanelProps } from './ivr-panel.tsx';
import { sampleActions, sampleIds, sampleMenu, sampleMenus } from './sample-menu.ts';

/** The team whose menus the panel shows. */
export const owner: IvrOwner = { ownerType: 'team', ownerId: sampleIds.owner };

/** A server that holds menus, in the test's own process. */
export interface MenuServer {
  readonly api: FakeApi;
  menus: IvrMenu[];
  /** Somebody else stores a menu; open panels hear of it. */
  change(id: string, change: Partial<IvrMenu>): void;
  remove(id: string): void;
}

export function startMenuServer(menus: IvrMenu[]): MenuServer {
  localStorage.clear();
  queryClient.clear();
  const api = installFakeApi();
  const tell = () => emitLive({ eventType: 'callhandling', id: owner.ownerId, ...owner });
  const server: MenuServer = {
    api,
    menus,
    change(id, change) {
      server.menus = server.menus.map((menu) =>
        menu.id === id ? { ...menu, ...change, version: menu.version + 1 } : menu,
      );
      tell();
    },
    remove(id) {
      server.menus = server.menus.filter((menu) => menu.id !== id);
      tell();
    },
  };
  api.on(listTeamMenus, () => sampleMenus(server.menus));
  api.on(listTeamActions, () => sampleActions());
  api.on(updateTeamMenu, ({ params, body, headers }) => {
    const menu = server.menus.find(({ id }) => id === params.ivrId);
    if (menu === undefined) throw new Refusal('NOTFOUND');
    if (headers.get('if-match') !== `"${menu.version}"`) {
      throw new Refusal('VERSIONCONFLICT', [], menu);
    }
    const isDefault = menu.isDefault || (body as MenuChange).isDefault === true;
    const stored = {
      ...menu,
      ...(body as MenuChange),
      isDefault,
      version: menu.version + 1,
    } as IvrMenu;
    server.menus = server.menus.map((item) =>
      item.id === stored.id ? stored : { ...item, isDefault: item.isDefault && !isDefault },
    );
    return stored;
  });
  return server;
}

export const mainMenu = sampleMenu({ isDefault: true });
export const locations = sampleMenu({ id: sampleIds.locations, name: 'Locations' });

/** The panel, once its menus are shown. */
export async function showPanel(props: Partial<IvrPanelProps> = {}) {
  const shown = renderInPortal(<IvrPanel owner={owner} {...props} />);
  await screen.findByRole('heading', { name: 'IVR menus' });
  return shown;
}

/** The open dialog of a title. The library gives every part the same id here, so names are no help. */
export async function openDialog(title: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(title);
  return dialog;
}
