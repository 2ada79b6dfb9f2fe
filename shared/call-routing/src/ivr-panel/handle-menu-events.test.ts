import { undoChange } from '@jackfield/contract/api/audit';
import { type IvrMenus, menuCalls } from '@jackfield/contract/api/ivr';
import { ApiFailure, createBus, noticesAtom, store } from '@jackfield/runtime';
import { type FakeApi, installFakeApi, Refusal } from '@jackfield/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleMenuEvents } from './handle-menu-events.ts';
import { ask } from './menu-bus.ts';
import { menuKeys } from './menu-queries.ts';
import {
  sampleIds,
  sampleMedium,
  sampleMenu,
  sampleMenus,
  sampleOwner as owner,
} from './sample-menu.ts';

const menu = sampleMenu({ version: 4 });
const ivrId = menu.id;
const bus = createBus((error) => {
  throw error;
});
let api: FakeApi;
let client: QueryClient;
let end: AbortController;
const setHourTarget = vi.fn(async () => undefined);

beforeEach(() => {
  api = installFakeApi();
  client = new QueryClient();
  client.setQueryData<IvrMenus>(menuKeys.list(owner), sampleMenus([menu]));
  end = new AbortController();
  handleMenuEvents({ owner, client, setHourTarget, on: bus }, end.signal);
});
afterEach(() => {
  end.abort();
  api.uninstall();
  setHourTarget.mockClear();
});

describe('events about menus', () => {
  it('[IVR-16] create-ivr adds a menu, with keys or by name alone', async () => {
    api.on(menuCalls.team.create, () => menu);
    const { keys } = menu;
    await expect(ask('create-ivr', { ...owner, name: 'A', keys }, {}, bus)).resolves.toEqual(menu);
    await ask('create-ivr', { ...owner, name: 'B' }, {}, bus);
    expect(api.calls(menuCalls.team.create).map(({ body }) => body)).toEqual([
      { name: 'A', keys },
      { name: 'B' },
    ]);
  });

  it('[IVR-17] update-ivr stores the full menu as of its version', async () => {
    api.on(menuCalls.team.update, () => menu);
    await ask('update-ivr', { ...owner, menu: { ...menu, name: 'New' } }, {}, bus);
    const [sent] = api.calls(menuCalls.team.update);
    const { keys, menuMedia, retries, timeout, interdigitTimeout, isDefault } = menu;
    const rest = { keys, menuMedia, retries, timeout, interdigitTimeout, isDefault };
    expect(sent?.body).toEqual({ ...rest, name: 'New' });
    expect(sent?.headers.get('if-match')).toBe('"4"');
  });

  it('[IVR-18] delete-ivr deletes the named menu', async () => {
    api.on(menuCalls.team.remove, () => undefined);
    await ask('delete-ivr', { ...owner, id: ivrId }, {}, bus);
    expect(api.calls(menuCalls.team.remove)[0]?.params.ivrId).toBe(ivrId);
  });

  it('[IVR-19] set-default-ivr stores the default, or the target of the hour', async () => {
    api.on(menuCalls.team.update, () => menu);
    const undo = await ask('set-default-ivr', { ...owner, id: ivrId }, {}, bus);
    api.on(undoChange, () => ({ restored: ['defaultMenu'], skipped: [] }));
    await undo?.();
    expect(api.calls(undoChange)[0]?.body).toEqual({ version: menu.version, versions: 1 });
    expect(api.calls(menuCalls.team.update)[0]?.body).toMatchObject({ isDefault: true });
    await ask('set-default-ivr', { ...owner, id: ivrId, hour: 'closed' }, {}, bus);
    expect(setHourTarget).toHaveBeenCalledWith('closed', ivrId, {});
    expect(api.calls(menuCalls.team.update)).toHaveLength(1);
  });

  it('[IVR-20] get-action-list reads the action list again', async () => {
    const queryKey = menuKeys.actions(owner);
    api.on(menuCalls.team.actions, () => ({ teammate: [], team: [], ivr: [] }));
    client.setQueryData(queryKey, { teammate: [], team: [], ivr: [] });
    bus.emit('get-action-list', owner);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('[IVR-21] upload-media sends the file with its name', async () => {
    api.on(menuCalls.team.upload, () => sampleMedium());
    const file = new File(['x'], 'a.wav');
    const payload = { ...owner, ivrId, file, name: 'Hello', source: 'recording' as const };
    await expect(ask('upload-media', payload, {}, bus)).resolves.toEqual(sampleMedium());
    expect(api.calls(menuCalls.team.upload)[0]?.body).toMatchObject({
      name: 'Hello',
      source: 'recording',
    });
  });

  it('[IVR-22] delete-media deletes a medium of the menu', async () => {
    api.on(menuCalls.team.removeMedia, () => undefined);
    const payload = { ...owner, ivrId, id: sampleIds.welcome, fileName: 'Welcome.wav' };
    await ask('delete-media', payload, {}, bus);
    expect(api.calls(menuCalls.team.removeMedia)[0]?.params).toMatchObject({
      ivrId,
      mediaId: sampleIds.welcome,
    });
  });

  it('[IVR-23] upload-text-media turns a text into a medium', async () => {
    api.on(menuCalls.team.addText, () => sampleMedium());
    const voiceSetting = { languageCode: 'en-US', gender: 'male' } as const;
    const text = { text: 'Press 1.', fileName: 'Welcome.wav', voiceSetting };
    await ask('upload-text-media', { ...owner, ivrId, text }, {}, bus);
    expect(api.calls(menuCalls.team.addText)[0]?.body).toEqual(text);
  });

  it('[OP-82] leaves events of other owners and unfit payloads alone', async () => {
    const other = { ...owner, ownerId: sampleIds.billing };
    await expect(ask('create-ivr', { ...other, name: 'A' }, {}, bus)).rejects.toThrow('answers');
    const unfit = { ...owner, id: 'no id' };
    await expect(ask('delete-ivr', unfit, {}, bus)).rejects.toThrow('answers');
    expect(api.unexpected).toEqual([]);
  });

  it('gives a failure to whoever asked, and to a notice when nobody did', async () => {
    api.on(menuCalls.team.remove, () => {
      throw new Refusal('INUSE');
    });
    const payload = { ...owner, id: ivrId };
    await expect(ask('delete-ivr', payload, {}, bus)).rejects.toBeInstanceOf(ApiFailure);
    expect(store.get(noticesAtom)).toEqual([]);
    bus.emit('delete-ivr', { ...payload });
    await vi.waitFor(() => {
      expect(JSON.stringify(store.get(noticesAtom))).toContain('used in call routing');
    });
  });
});
