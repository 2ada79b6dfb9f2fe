import type { IvrOwner } from '@jackfield/contract';
import {
  type ActionList,
  type IvrMenu,
  type MenuChange,
  menuCalls,
} from '@jackfield/contract/api/ivr';
import { queryClient } from '@jackfield/runtime';
import { type FakeApi, installFakeApi, Refusal } from './fake-api.ts';
import { emitLive } from './fake-bus.ts';

/** A server that holds the menus of one team, in the test's own process. */
export interface MenuServer {
  readonly api: FakeApi;
  menus: IvrMenu[];
  /** Somebody else stores a menu; open pages hear of it. */
  change(id: string, change: Partial<IvrMenu>): void;
  /** Somebody else deletes a menu. */
  remove(id: string): void;
}

interface MenuServerOptions {
  owner: IvrOwner;
  menus: IvrMenu[];
  actions: ActionList;
}

/** Starts it with menus; `api.uninstall` ends it. Drafts and answers of earlier tests are gone. */
export function startMenuServer({ owner, menus, actions }: MenuServerOptions): MenuServer {
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
  api.on(menuCalls.team.list, () => ({
    items: server.menus,
    maximum: 20,
    maximumMedia: 10,
    hasSpeech: true,
  }));
  api.on(menuCalls.team.actions, () => actions);
  api.on(menuCalls.team.update, ({ params, body, headers }) => {
    const menu = server.menus.find(({ id }) => id === params.ivrId);
    if (menu === undefined) throw new Refusal('NOTFOUND');
    if (headers.get('if-match') !== `"${menu.version}"`) {
      throw new Refusal('VERSIONCONFLICT', [], menu);
    }
    const change = body as MenuChange;
    const isDefault = menu.isDefault || change.isDefault === true;
    const stored = { ...menu, ...change, isDefault, version: menu.version + 1 } as IvrMenu;
    server.menus = server.menus.map((item) =>
      item.id === stored.id ? stored : { ...item, isDefault: item.isDefault && !isDefault },
    );
    return stored;
  });
  return server;
}
