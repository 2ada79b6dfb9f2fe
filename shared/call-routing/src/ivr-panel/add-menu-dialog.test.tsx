import { menuCalls } from '@jackfield/contract/api/ivr';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import { type FakeApi, installFakeApi, openDialog, recordBus } from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddMenuDialog } from './add-menu-dialog.tsx';
import { sampleActions, sampleIds, sampleMenu, sampleOwner as owner } from './sample-menu.ts';

let api: FakeApi;
const end = new AbortController();
beforeEach(() => {
  queryClient.clear();
  store.set(noticesAtom, []);
  api = installFakeApi();
  api.on(menuCalls.team.actions, () => sampleActions());
  api.on(menuCalls.team.create, () => sampleMenu());
});
afterEach(() => {
  cleanup();
  api.uninstall();
});

it('[IVR-09] [IVR-16] [OP-79] asks for name and keys and sends both', async () => {
  const sent = recordBus('create-ivr', end.signal);
  const [onAdded, onClose] = [vi.fn(), vi.fn()];
  const { user } = renderInPortal(
    <AddMenuDialog owner={owner} onAdded={onAdded} onClose={onClose} />,
  );
  await openDialog('Add IVR Menu');
  await user.click(screen.getByRole('button', { name: 'Add menu' }));
  expect(screen.getByText('The name field is required.')).toBeDefined();
  expect(
    screen.getByText(
      'Unable to save due to missing key. Click the plus button to add key to continue.',
    ),
  ).toBeDefined();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'Holiday' } });
  await user.click(screen.getByRole('combobox', { name: /Team/ }));
  await user.click(await screen.findByText('Billing'));
  await user.click(screen.getByRole('button', { name: 'Add menu' }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(sampleMenu()));
  const billing = { action: 'team', actionId: sampleIds.billing };
  // Who presses nothing goes there too, unless somebody wants them hung up on.
  const keys = [
    { input: '1', ...billing },
    { input: 'timeout', ...billing },
  ];
  expect(sent).toEqual([{ ...owner, name: 'Holiday', keys }]);
  expect(api.calls(menuCalls.team.create)).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.get(noticesAtom).at(0)?.text).toBe(`${sampleMenu().name} added`);
});

it('a key of the only menu says that there is no other, until there is', async () => {
  const actions = sampleActions();
  api.on(menuCalls.team.actions, () => ({ ...actions, ivr: [] }));
  const { user } = renderInPortal(
    <AddMenuDialog owner={owner} onAdded={vi.fn()} onClose={vi.fn()} />,
  );
  await openDialog('Add IVR Menu');
  const way = 'There is no other menu yet. Add one for this key.';
  expect(screen.queryByText(way)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'IVR' }));
  expect(await screen.findByText(way)).toBeDefined();
  api.on(menuCalls.team.actions, () => actions);
  await user.click(screen.getByRole('combobox', { name: /IVR/ }));
  await waitFor(() => expect(screen.queryByText(way)).toBeNull());
});

it('adds the menu that a key leads to on the way, and sends the key with it', async () => {
  const actions = sampleActions();
  const below = { ...sampleMenu(), id: '018f0000-0000-7000-8000-0000000000e1', name: 'Below' };
  api.on(menuCalls.team.actions, () => ({ ...actions, ivr: [] }));
  const sent = recordBus('create-ivr', end.signal);
  const onAdded = vi.fn();
  const { user } = renderInPortal(
    <AddMenuDialog owner={owner} onAdded={onAdded} onClose={vi.fn()} />,
  );
  await openDialog('Add IVR Menu');
  const outer = within(screen.getByRole('dialog'));
  fireEvent.change(outer.getByRole('textbox', { name: /Name/ }), { target: { value: 'Main' } });
  await user.click(outer.getByRole('radio', { name: 'IVR' }));
  await user.click(outer.getByRole('button', { name: 'New menu…' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  const inner = within(screen.getAllByRole('dialog')[1]!);
  expect(inner.getByText('New menu for key 1')).toBeDefined();
  expect(inner.getByText(/^Callers reach this menu when they press 1\./)).toBeDefined();
  fireEvent.change(inner.getByRole('textbox', { name: /Name/ }), { target: { value: 'Below' } });
  await user.click(inner.getByRole('combobox', { name: /Team/ }));
  await user.click(await screen.findByText('Billing'));
  api.on(menuCalls.team.create, () => below);
  api.on(menuCalls.team.actions, () => ({ ...actions, ivr: [{ id: below.id, name: 'Below' }] }));
  await user.click(inner.getByRole('button', { name: 'Add menu' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(await outer.findAllByText('Below')).not.toEqual([]);
  expect(onAdded).not.toHaveBeenCalled();
  api.on(menuCalls.team.create, () => sampleMenu());
  await user.click(outer.getByRole('button', { name: 'Add menu' }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith(sampleMenu()));
  expect(sent.at(-1)).toEqual({
    ...owner,
    name: 'Main',
    keys: [{ input: '1', action: 'ivr', actionId: below.id }],
  });
  expect(api.calls(menuCalls.team.create)).toHaveLength(2);
});
