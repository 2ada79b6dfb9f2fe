import { type NewMenu, menuCalls } from '@jackfield/contract/api/ivr';
import type { GreetingText } from '@jackfield/contract/api/media';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import { type MenuServer, openDialog, recordBus, startMenuServer } from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IvrPanel } from './ivr-panel.tsx';
import {
  sampleActions,
  sampleIds,
  sampleMedium,
  sampleMenu,
  sampleOwner as owner,
} from './sample-menu.ts';

const mainMenu = sampleMenu({ isDefault: true });
const locations = sampleMenu({ id: sampleIds.locations, name: 'Locations' });

const spoken = sampleMedium({
  isSelected: true,
  inputText: 'For the front desk, press 1. For the pharmacy, press 5.',
});
const goodbye = sampleMedium({ id: sampleIds.goodbye, fileName: 'Goodbye.wav' });
const withMedia = sampleMenu({
  isDefault: true,
  media: [spoken, goodbye],
  menuMedia: { ...mainMenu.menuMedia, greeting: spoken.id },
  keys: [
    ...mainMenu.keys,
    { input: '9', action: 'ivr', actionId: locations.id },
    { input: '0', action: 'teammate', actionId: sampleIds.daniel },
  ],
});

let server: MenuServer;
const end = new AbortController();
beforeEach(() => {
  server = startMenuServer({ owner, menus: [withMedia, locations], actions: sampleActions() });
});
afterEach(() => {
  cleanup();
  server.api.uninstall();
  store.set(noticesAtom, []);
});

const open = async () => {
  const shown = renderInPortal(<IvrPanel owner={owner} />);
  await screen.findByRole('region', { name: 'Menu Main menu' });
  return shown;
};
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });

describe('editor of a menu', () => {
  it('compares the greeting with the keys as they are typed', async () => {
    const { user } = await open();
    const hear = () => screen.getByRole('region', { name: /What callers hear/ }).textContent;
    expect(hear()).toContain(
      'The greeting mentions key 5, which is not assigned. Keys 9 and 0 are never mentioned.',
    );
    await user.click(screen.getByRole('button', { name: /^Key 9 / }));
    await user.click(screen.getByRole('button', { name: 'Clear key' }));
    expect(hear()).toContain('Key 0 is never mentioned.');
    await user.click(screen.getByRole('combobox', { name: 'Greeting' }));
    await user.click(await screen.findByTitle('Goodbye.wav'));
    expect(screen.queryByRole('region', { name: /What callers hear/ })).toBeNull();
  });

  it('[IVR-24] [MEDIA-09] the chosen greeting is announced, and saved with the menu', async () => {
    const heard = recordBus('update-greeting', end.signal);
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Greeting' }));
    await user.click(await screen.findByTitle('Goodbye.wav'));
    expect(heard).toEqual([{ ...owner, ivrId: withMedia.id, id: goodbye.id }]);
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(server.menus[0]?.menuMedia.greeting).toBe(goodbye.id));
  });

  it('[MEDIA-12] [IVR-23] a finished text closes the dialog and selects the newest media', async () => {
    const added = sampleMedium({ id: crypto.randomUUID(), fileName: 'Spoken', isSelected: true });
    server.api.on(menuCalls.team.addText, ({ body }) => {
      const { text } = body as GreetingText;
      const medium = { ...added, inputText: text };
      server.change(withMedia.id, {
        media: [medium, { ...spoken, isSelected: false }, goodbye],
        menuMedia: { ...withMedia.menuMedia, greeting: medium.id },
      });
      return medium;
    });
    const { user } = await open();
    set(nameField(), 'Main menu 2');
    await user.click(screen.getByRole('button', { name: 'Text to speech' }));
    const dialog = await openDialog('Text To Speech');
    set(within(dialog).getByRole('textbox', { name: /Greeting name/ }), 'Spoken');
    set(within(dialog).getByRole('textbox', { name: /Greeting text/ }), 'Press 1.');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByTitle('Spoken')).toBeDefined();
    expect(store.get(noticesAtom).map(({ text }) => text)).toEqual(['Greeting “Spoken” added']);
    expect(nameField().value).toBe('Main menu 2');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => expect(server.menus[0]?.name).toBe('Main menu 2'));
    expect(server.menus[0]?.menuMedia.greeting).toBe(added.id);
  });

  it('[VAL-42] [VAL-43] [MEDIA-13] media in use stay; others are deleted and the greeting is set again', async () => {
    server.api.on(menuCalls.team.removeMedia, () => {
      server.change(withMedia.id, { media: [spoken] });
      return undefined;
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Welcome.wav' }));
    const refused = await openDialog('Delete Media Welcome.wav');
    expect(refused.textContent).toContain('Delete default or in used media is not allowed');
    await user.click(within(refused).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('combobox', { name: 'Greeting' }));
    await user.click(await screen.findByTitle('Goodbye.wav'));
    await user.click(screen.getByRole('button', { name: 'Delete Goodbye.wav' }));
    await user.click(await screen.findByRole('button', { name: 'Delete media' }));
    expect(await screen.findByRole('button', { name: 'Delete Welcome.wav' })).toBeDefined();
  });

  it('[IVR-11] CANCEL drops the copy of the advanced settings', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'ADVANCED SETTINGS' }));
    const dialog = within(await openDialog('Advanced Settings'));
    set(dialog.getByRole('textbox', { name: /^Timeout/ }), '60');
    await user.click(dialog.getByRole('button', { name: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('10 s', { selector: 'dd' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'SAVE' })).toHaveProperty('disabled', true);
  });

  it('[IVR-10] [IVR-11] [VAL-45] [VAL-46] APPLY takes what is in range into the menu', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'ADVANCED SETTINGS' }));
    const dialog = within(await openDialog('Advanced Settings'));
    const fill = (timeout: string, interdigit: string, retries: string) => {
      set(dialog.getByRole('textbox', { name: /^Timeout/ }), timeout);
      set(dialog.getByRole('textbox', { name: /^Interdigit timeout/ }), interdigit);
      set(dialog.getByRole('textbox', { name: /^Retries/ }), retries);
    };
    fill('a', '14', '');
    await user.click(dialog.getByRole('button', { name: 'APPLY' }));
    expect(dialog.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'The timeout field may only contain numeric characters.',
      'The interdigit timeout field must be between 1 and 10.',
      'The retries field is required.',
    ]);
    fill('60', '10', '0');
    await user.click(dialog.getByRole('button', { name: 'APPLY' }));
    expect(server.api.calls(menuCalls.team.update)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => {
      expect(server.menus[0]).toMatchObject({ interdigitTimeout: 10, timeout: 60, retries: 0 });
    });
  });

  it('[VAL-46] a time of three digits is refused, never cut to two', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'ADVANCED SETTINGS' }));
    const dialog = within(await openDialog('Advanced Settings'));
    const timeout = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Timeout/ });
    await user.clear(timeout);
    await user.paste('100');
    await user.click(dialog.getByRole('button', { name: 'APPLY' }));
    expect(timeout.value).toBe('100');
    expect(dialog.getByRole('alert').textContent).toContain(
      'The timeout field may not be greater than 2 characters.',
    );
  });

  it('[OP-81] announcements are none or one of the media', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'ADVANCED SETTINGS' }));
    const dialog = within(await openDialog('Advanced Settings'));
    await user.click(dialog.getByRole('combobox', { name: 'Exit media' }));
    await user.click(await screen.findByTitle('Goodbye.wav'));
    await user.click(dialog.getByRole('button', { name: 'APPLY' }));
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => {
      expect(server.menus[0]?.menuMedia).toEqual({
        ...withMedia.menuMedia,
        exitMedia: goodbye.id,
      });
    });
  });

  it('[RT-11] annex J1: what others store is taken in, what is typed stays', async () => {
    const { user } = await open();
    set(nameField(), 'Main menu 2');
    server.change(withMedia.id, { timeout: 45, isDefault: true });
    expect(await screen.findByText('45 s', { selector: 'dd' })).toBeDefined();
    expect(nameField().value).toBe('Main menu 2');
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    await waitFor(() => {
      expect(server.menus[0]).toMatchObject({ name: 'Main menu 2', timeout: 45 });
    });
  });

  it('annex J1: the same key changed by two waits for a choice', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Key 9 / }));
    await user.click(screen.getByRole('button', { name: 'Clear key' }));
    const [first, , last] = withMedia.keys;
    if (first === undefined || last === undefined) throw new Error('The menu has three keys.');
    const theirs = { input: '9' as const, action: 'team' as const, actionId: sampleIds.billing };
    server.menus = server.menus.map((menu) =>
      menu.id === withMedia.id ? { ...menu, keys: [first, theirs, last], version: 2 } : menu,
    );
    await user.click(screen.getByRole('button', { name: 'SAVE' }));
    const dialog = await openDialog('Choose what to keep');
    expect(dialog.textContent).toContain('Key 9');
    expect(dialog.textContent).toContain('Team Billing');
    await user.click(within(dialog).getByRole('radio', { name: /Yours/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => {
      expect(server.menus[0]?.keys.map(({ input }) => input)).toEqual(['1', '0']);
    });
  });

  it('annex J8: input of a menu waits while another is looked at', async () => {
    const { user } = await open();
    set(nameField(), 'Main menu 2');
    await user.click(screen.getByRole('link', { name: /^Locations/ }));
    await screen.findByRole('region', { name: 'Menu Locations' });
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await user.click(screen.getByRole('link', { name: /^Main menu/ }));
    await waitFor(() => expect(nameField().value).toBe('Main menu 2'));
    await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
    expect(nameField().value).toBe('Main menu');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });

  it('annex J1: a menu that is deleted meanwhile can be added again', async () => {
    server.api.on(menuCalls.team.create, ({ body }) => {
      const { name, keys } = body as NewMenu;
      const menu = sampleMenu({ id: crypto.randomUUID(), name, keys: keys as never });
      server.menus = [...server.menus, menu];
      return menu;
    });
    const { user } = await open();
    set(nameField(), 'Main menu 2');
    server.remove(withMedia.id);
    const dialog = await openDialog('“Main menu 2” was deleted');
    await user.click(within(dialog).getByRole('button', { name: 'Add it again' }));
    await waitFor(() => expect(server.menus.at(-1)?.name).toBe('Main menu 2'));
    expect(server.menus.at(-1)?.keys).toHaveLength(3);
  });
});
