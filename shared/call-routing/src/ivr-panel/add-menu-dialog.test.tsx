import { menuCalls } from '@jackfield/contract/api/ivr';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import { type FakeApi, installFakeApi, openDialog, recordBus } from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
  const keys = [{ input: '1', action: 'team', actionId: sampleIds.billing }];
  expect(sent).toEqual([{ ...owner, name: 'Holiday', keys }]);
  expect(api.calls(menuCalls.team.create)).toHaveLength(1);
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.get(noticesAtom).at(0)?.text).toBe(`${sampleMenu().name} added`);
});

it('a key of the only menu says how a menu below it is made', async () => {
  const actions = sampleActions();
  api.on(menuCalls.team.actions, () => ({ ...actions, ivr: [] }));
  const { user } = renderInPortal(
    <AddMenuDialog owner={owner} onAdded={vi.fn()} onClose={vi.fn()} />,
  );
  await openDialog('Add IVR Menu');
  const way = 'There is no other menu yet. Add it as a menu of its own, then choose it here.';
  expect(screen.queryByText(way)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'IVR' }));
  expect(await screen.findByText(way)).toBeDefined();
  api.on(menuCalls.team.actions, () => actions);
  await user.click(screen.getByRole('combobox', { name: /IVR/ }));
  await waitFor(() => expect(screen.queryByText(way)).toBeNull());
});
