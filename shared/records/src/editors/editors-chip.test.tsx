import { listEditors, openFormBeat, tellEditing } from '@jackfield/contract/api/editing';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus, liveStateAtom, store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  FakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorsChip } from './editors-chip.tsx';

const menu = '018f0000-0000-7000-8000-0000000000a1';
const maya = { id: '018f0000-0000-7000-8000-000000000077', name: 'Maya Okafor', image: null };
let api: FakeApi;
let editors: (typeof maya)[];

beforeEach(() => {
  signInAs();
  store.set(liveStateAtom, 'on');
  editors = [];
  const answer = () => ({
    items: editors.map((person) => ({
      entity: 'ivr' as const,
      id: menu,
      person,
      since: new Date().toISOString(),
    })),
  });
  api = new FakeApi().on(listEditors, answer).on(tellEditing, answer);
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(liveStateAtom, 'off');
  vi.useRealTimers();
  api.uninstall();
});

const told = () => api.calls(tellEditing).map(({ body }) => (body as { isOpen: boolean }).isOpen);

it('annex J1 tells of its form while it is there, and says who else has one', async () => {
  editors = [maya];
  const { unmount } = renderInPortal(<EditorsChip entity="ivr" id={menu} />);
  expect(await screen.findByText('Maya is editing this menu')).toBeTruthy();
  await waitFor(() => expect(told()).toEqual([true]));
  unmount();
  await waitFor(() => expect(told()).toEqual([true, false]));
});

it('annex J1 follows who comes and goes by the live channel', async () => {
  renderInPortal(<EditorsChip entity="ivr" id={menu} />);
  await waitFor(() => expect(told()).toEqual([true]));
  expect(screen.queryByText(/is editing/)).toBeNull();
  editors = [maya, { ...maya, id: '018f0000-0000-7000-8000-000000000078', name: 'Ana Ruiz' }];
  bus.emit('live:resync', {});
  expect(await screen.findByText('Maya and one more are editing this menu')).toBeTruthy();
  editors = [];
  bus.emit('live:resync', {});
  await waitFor(() => expect(screen.queryByText(/editing/)).toBeNull());
});

it('annex J1 tells again every ten seconds, and says nothing while the live channel is off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderInPortal(<EditorsChip entity="ivr" id={menu} />);
  await vi.advanceTimersByTimeAsync(openFormBeat * 2 + 1000);
  expect(told()).toEqual([true, true, true]);
  act(() => store.set(liveStateAtom, 'off'));
  await vi.advanceTimersByTimeAsync(openFormBeat * 2);
  expect(told()).toEqual([true, true, true, false]);
});

it('annex J1 who only passes by tells nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { unmount } = renderInPortal(<EditorsChip entity="ivr" id={menu} />);
  await vi.advanceTimersByTimeAsync(300);
  unmount();
  await vi.advanceTimersByTimeAsync(openFormBeat);
  expect(told()).toEqual([]);
});
