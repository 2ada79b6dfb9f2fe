import type { IvrOwner } from '@jackfield/contract';
import { type IvrMenu, type IvrMenus, menuCalls } from '@jackfield/contract/api/ivr';
import {
  type IvrEventName,
  type IvrEvents,
  ivrEventSchemas,
} from '@jackfield/contract/api/ivr-events';
import { undoSave } from '@jackfield/records/restore';
import { type Bus, bus, call, notify } from '@jackfield/runtime';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type AskedEvent,
  answerWith,
  type Following,
  followingOf,
  type IvrAnswers,
} from './menu-bus.ts';
import { menuKeys } from './menu-queries.ts';

/** The members of a menu that PUT takes. */
function bodyOf(menu: IvrMenu) {
  const { name, keys, menuMedia, retries, timeout, interdigitTimeout, isDefault } = menu;
  return { name, keys, menuMedia, retries, timeout, interdigitTimeout, isDefault };
}

/** Stores a menu as of its version. */
const storeMenu = (
  { ownerType, ownerId: id }: IvrOwner,
  menu: IvrMenu,
  { seen }: Following = {},
): Promise<IvrMenu> =>
  call(
    menuCalls[ownerType].update,
    { params: { id, ivrId: menu.id }, body: bodyOf(menu) },
    { version: menu.version, ...(seen !== undefined && { seen }) },
  );

/** Sends calls of an hour to a menu (OP-78); answers the way back. */
export type SetHourTarget = (
  hour: 'open' | 'closed',
  menuId: string,
  asSeen: { seen?: string },
) => Promise<(() => Promise<unknown>) | undefined>;

export interface HandlerParts {
  readonly owner: IvrOwner;
  readonly client: QueryClient;
  /** Given by pages that know the hours of the owner. */
  readonly setHourTarget?: SetHourTarget | undefined;
  readonly on?: Bus;
}

type Handlers = {
  [Name in AskedEvent]: (payload: IvrEvents[Name]) => Promise<IvrAnswers[Name]>;
};

function handlersOf({ owner, client, setHourTarget }: HandlerParts): Handlers {
  const calls = menuCalls[owner.ownerType];
  const id = owner.ownerId;
  const list = () => client.getQueryData<IvrMenus>(menuKeys.list(owner))?.items ?? [];
  const found = (ivrId: string): IvrMenu => {
    const menu = list().find((item) => item.id === ivrId);
    if (menu === undefined) throw new Error(`No menu ${ivrId} is known.`);
    return menu;
  };
  return {
    async 'create-ivr'({ name, keys }) {
      const body = { name, ...(keys && { keys }) };
      const menu = await call(calls.create, { params: { id }, body });
      // Known before anybody shows it; a list that was asked for earlier must not hide it again.
      const queryKey = menuKeys.list(owner);
      await client.cancelQueries({ queryKey });
      client.setQueryData<IvrMenus>(
        queryKey,
        (known) => known && { ...known, items: [...known.items, menu] },
      );
      return menu;
    },
    'update-ivr': (payload) => storeMenu(owner, payload.menu, followingOf(payload)),
    async 'delete-ivr'(payload) {
      const { id: ivrId } = payload;
      const asOf = { version: found(ivrId).version, ...followingOf(payload) };
      return call(calls.remove, { params: { id, ivrId } }, asOf);
    },
    async 'set-default-ivr'(payload) {
      const { id: ivrId, hour } = payload;
      if (hour !== undefined && setHourTarget !== undefined) {
        return setHourTarget(hour, ivrId, followingOf(payload));
      }
      const { version } = await storeMenu(owner, { ...found(ivrId), isDefault: true });
      return () =>
        undoSave('ivr', ivrId, { version, versions: 1 }).finally(() =>
          client.invalidateQueries({ queryKey: menuKeys.list(owner) }),
        );
    },
    'upload-media': (payload) => {
      const { ivrId, file, name, source = 'upload' } = payload;
      const body = { ...(name !== undefined && { name }), source, file };
      return call(calls.upload, { params: { id, ivrId }, body }, followingOf(payload));
    },
    'delete-media': ({ ivrId, id: mediaId }) =>
      call(calls.removeMedia, { params: { id, ivrId, mediaId } }),
    'upload-text-media': ({ ivrId, text }) =>
      call(calls.addText, { params: { id, ivrId }, body: text }),
  };
}

/**
 * Does what the events about the menus of one owner ask for, until the signal aborts (IVR-16 to
 * IVR-23): calls the API and reads menus again. Failures go to whoever asked, else to a notice.
 * Events of other owners, and payloads that do not fit, are left alone.
 */
export function handleMenuEvents(parts: HandlerParts, signal: AbortSignal): void {
  const { owner, client, on = bus } = parts;
  const isOwn = <Name extends IvrEventName>(name: Name, payload: unknown): boolean =>
    v.is(ivrEventSchemas[name], payload) &&
    payload.ownerType === owner.ownerType &&
    payload.ownerId === owner.ownerId;

  const listen = <Name extends AskedEvent>(
    name: Name,
    work: (payload: IvrEvents[Name]) => Promise<unknown>,
  ): void => {
    on.on(
      name,
      (payload) => {
        if (!isOwn(name, payload)) return;
        const done = work(payload).finally(() => {
          void client.invalidateQueries({ queryKey: menuKeys.list(owner) });
          void client.invalidateQueries({ queryKey: menuKeys.actions(owner) });
        });
        if (!answerWith(payload, done)) done.catch((error: unknown) => notify.failure(error));
      },
      { signal },
    );
  };
  const handlers = handlersOf(parts);
  listen('create-ivr', handlers['create-ivr']);
  listen('update-ivr', handlers['update-ivr']);
  listen('delete-ivr', handlers['delete-ivr']);
  listen('set-default-ivr', handlers['set-default-ivr']);
  listen('upload-media', handlers['upload-media']);
  listen('delete-media', handlers['delete-media']);
  listen('upload-text-media', handlers['upload-text-media']);
  on.on(
    'get-action-list',
    (payload) => {
      if (!isOwn('get-action-list', payload)) return;
      void client.invalidateQueries({ queryKey: menuKeys.actions(owner) });
    },
    { signal },
  );
}
