import type {
  AttentionItem,
  Contributor,
  HomeContribution,
  HomeWatchProps,
} from '@jackfield/contract';
import { getHomeChoice, type HomeChoice, setHomeChoice } from '@jackfield/contract/api/home';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient, store } from '@jackfield/runtime';
import {
  act,
  cleanup,
  FakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areaPresence } from '../areas/area-presence.ts';
import { Bell } from './bell.tsx';
import { areMattersAskedAtom, unreadMattersAtom } from './bell-state.ts';

let api: FakeApi;
let choice: HomeChoice;
let tell: HomeWatchProps['tell'];

/** An area that tells what it is given until it is told otherwise. */
function billing(attention: readonly AttentionItem[]): Contributor<'home'> {
  function Watching(props: HomeWatchProps) {
    useEffect(() => {
      ({ tell } = props);
      tell({ state: 'ready', attention });
    }, [props]);
    return null;
  }
  const module: HomeContribution = {
    contract: '^1.4.0',
    watch: (props) => <Watching {...props} />,
  };
  return {
    area: 'billing',
    label: 'Billing',
    load: async () => module,
    loaded: () => module,
    ask: async (question) => question(module),
    report: (error) => {
      throw error;
    },
  };
}
const matter = (id: string, run = () => {}): AttentionItem => ({
  id,
  severity: 'soon',
  text: `The payment of ${id} failed`,
  action: { label: `Pay ${id}`, run },
});
const unread = () => store.get(unreadMattersAtom);
const list = (name: string) => screen.findByRole('list', { name });

beforeEach(() => {
  choice = { startPage: null, isSetupFolded: false, isSetupOver: false, hidden: [], read: [] };
  signInAs({ profile: { role: 'admin' } });
  api = new FakeApi()
    .on(getHomeChoice, () => choice)
    .on(setHomeChoice, ({ body }) => {
      choice = { ...choice, ...(body as Partial<HomeChoice>) };
      return choice;
    });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  store.set(areMattersAskedAtom, false);
  signOutOfTest();
  api.uninstall();
});

it('[NOTE-01] has one entry a matter with one button, and counts what is unread', async () => {
  const run = vi.fn();
  const { user } = renderInPortal(
    <Bell isOpen contributors={[billing([matter('INV-1', run), matter('INV-2')])]} />,
  );
  const rows = within(await list('Your move')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getAllByRole('button').length)).toEqual([1, 1]);
  await waitFor(() => expect(unread()).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Pay INV-1' }));
  expect(run).toHaveBeenCalledOnce();
});

it('[NOTE-01] all marked as read counts no more, and what says something else counts again', async () => {
  const { user } = renderInPortal(<Bell isOpen contributors={[billing([matter('INV-1')])]} />);
  await waitFor(() => expect(unread()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Mark all read' }));
  await waitFor(() => expect(unread()).toBe(0));
  expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull();
  expect(choice.read).toEqual(['billing INV-1: The payment of INV-1 failed']);
  const again = { ...matter('INV-1'), text: 'The payment of INV-1 failed twice' };
  act(() => tell({ state: 'ready', attention: [again] }));
  await waitFor(() => expect(unread()).toBe(1));
});

it('[NOTE-01] what was mended elsewhere goes below and counts no more', async () => {
  renderInPortal(<Bell isOpen contributors={[billing([matter('INV-1')])]} />);
  await waitFor(() => expect(unread()).toBe(1));
  act(() => tell({ state: 'ready', attention: [] }));
  expect(within(await list('Settled by itself')).getByRole('listitem').textContent).toBe(
    'The payment of INV-1 failed',
  );
  expect(screen.getByText('Nothing to do')).toBeTruthy();
  expect(unread()).toBe(0);
});

it('[NOTE-01] says nothing of what the person has mended', async () => {
  const { user } = renderInPortal(
    <Bell
      isOpen
      contributors={[billing([matter('INV-1', () => tell({ state: 'ready', attention: [] }))])]}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Pay INV-1' }));
  expect(await screen.findByText('Nothing to do')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Settled by itself' })).toBeNull();
});

it('[SHIP-06] an area that only looks brings no styles until somebody opens the bell', async () => {
  renderInPortal(<Bell contributors={[billing([])]} isOpen={false} />);
  await waitFor(() => expect(unread()).toBe(0));
  expect(areaPresence.isActive({ area: 'billing', isOfPage: false })).toBe(true);
  expect(areaPresence.isShown('billing')).toBe(false);
  act(() => store.set(areMattersAskedAtom, true));
  expect(areaPresence.isShown('billing')).toBe(true);
});
