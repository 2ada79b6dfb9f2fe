import { createTeam } from '@jackfield/contract/api/team';
import { freeExtension, listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  fakeTeammate,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddTeamDrawer } from './add-team-drawer.tsx';

const person = (last: string, fullName: string) =>
  fakeTeammate({ id: `018f0000-0000-7000-8000-0000000000${last}`, fullName });
const ana = person('a1', 'Ana Lopez');
const ben = person('b2', 'Ben Ng');

let api: FakeApi;
beforeEach(() => {
  signInAs();
  api = new FakeApi();
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const option = (name: string) => screen.findByTitle(new RegExp(`^${name}, Ext`));
const show = () => renderInPortal(<AddTeamDrawer onAdded={vi.fn()} onClose={vi.fn()} />);

it('[TEAM-01] [API-115] fills in an extension beside those of the other teams', async () => {
  api.on(freeExtension, () => ({ extension: '105', beside: '2007' }));
  show();
  expect(await screen.findByText('3 to 6 digits, 2007 is free')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Extension/ }).value).toBe('2007');
  expect(api.calls(freeExtension)[0]?.query).toEqual({ beside: 'team' });
});

it('[TEAM-01] [API-115] proposes the lowest free extension to the first team', async () => {
  api.on(freeExtension, () => ({ extension: '105' }));
  show();
  expect(await screen.findByText('3 to 6 digits, 105 is free')).toBeTruthy();
});

it('[TEAM-01] [ROUTE-09] sends the ring order and the members in the order that was set', async () => {
  api.on(freeExtension, () => ({ extension: '105', beside: '2007' }));
  api.on(listTeammates, () => fakeList([ana, ben]) as never);
  api.on(createTeam, () => ({ name: 'Billing' }) as never);
  const { user } = show();
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Billing');
  await user.click(screen.getByRole('radio', { name: 'Round robin' }));
  expect(screen.getByText(/^Rings one user at a time\./)).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Add member' }));
  for (const name of ['Ana Lopez', 'Ben Ng']) await user.click(await option(name));
  expect(screen.getByText('They take turns in the order of this list.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Move Ben Ng up' }));
  await user.click(screen.getByRole('button', { name: 'Add team' }));
  await waitFor(() => expect(api.calls(createTeam)).toHaveLength(1));
  expect(api.calls(createTeam)[0]?.body).toEqual({
    name: 'Billing',
    extension: '2007',
    inboundFlow: 'ringGroup',
    ringGroup: { option: 'single' },
    teammateId: [ben.id, ana.id],
  });
  await waitFor(() => expect(store.get(noticesAtom)[0]?.text).toBe('Team Billing added'));
});

it('[TEAM-01] a call queue has no ring order', async () => {
  api.on(freeExtension, () => ({ extension: '105' }));
  const { user } = show();
  await user.click(await screen.findByRole('radio', { name: 'Round robin' }));
  await user.click(screen.getByRole('radio', { name: 'Call queue' }));
  expect(screen.queryByRole('radio', { name: 'Round robin' })).toBeNull();
});

it('[TEAM-01] the list stays open, marks who is chosen, and takes somebody out again', async () => {
  api.on(freeExtension, () => ({ extension: '105' }));
  api.on(listTeammates, () => fakeList([ana, ben]) as never);
  const { user } = show();
  const add = await screen.findByRole('combobox', { name: 'Add member' });
  await user.click(add);
  await user.click(await option('Ana Lopez'));
  await user.click(await option('Ben Ng'));
  expect(add.getAttribute('aria-expanded')).toBe('true');
  const members = within(screen.getByRole('list', { name: 'Members' }));
  expect(members.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('option', { name: 'Ben Ng, Ext. 1001, chosen' })).toBeTruthy();
  await user.click(await option('Ana Lopez'));
  expect(members.getAllByRole('listitem')).toHaveLength(1);
  await user.keyboard('{Tab}');
  await waitFor(() => expect(add.getAttribute('aria-expanded')).toBe('false'));
  expect(members.getAllByRole('listitem')).toHaveLength(1);
});
