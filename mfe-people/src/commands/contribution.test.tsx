import type { BuiltInRole, CommandContext } from '@jackfield/contract';
import { forgotPassword } from '@jackfield/contract/api/session';
import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, store } from '@jackfield/runtime';
import { FakeApi, fakeList, fakeTeammate, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands, search } from './contribution.ts';

const admin = { role: 'admin', isTenantOwner: true, country: 'USA' } as const;
const daniel = {
  ...fakeTeammate({
    id: 'daniel',
    fullName: 'Daniel Whitcombe',
    email: 'daniel@example.com',
    isTenantOwner: false,
  }),
  numberCount: 0,
};
let api: FakeApi;
let status: 'active' | 'pending';

beforeEach(() => {
  signInAs();
  store.set(noticesAtom, []);
  status = 'active';
  api = new FakeApi()
    .on(listTeammates, ({ query }) => {
      const isFound = 'daniel whitcombe'.includes(query['search'] ?? '');
      return { ...fakeList(isFound ? [{ ...daniel, status }] : []), counts: {} } as never;
    })
    .on(listTeams, () => ({ ...fakeList([]), counts: {} }) as never)
    .on(forgotPassword, () => undefined as never);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const find = (query: string) => search(query, admin, new AbortController().signal);
const texts = async (query: string) => (await find(query)).map(({ text }) => text);

it('[G1] annex J8 a person is offered a password reset where the words ask for one', async () => {
  expect(await texts('daniel')).toEqual(['Daniel Whitcombe']);
  for (const words of ['reset daniel', 'daniel password', 'send a password reset to daniel']) {
    expect(await texts(words)).toEqual(['Send Daniel Whitcombe a password reset…']);
  }
  status = 'pending';
  expect(await texts('reset daniel')).toEqual(['Daniel Whitcombe']);
});

it('annex J8 a person is suspended or is away where the words ask for it', async () => {
  const [suspension] = await find('suspend daniel');
  expect(suspension?.text).toBe('Suspend Daniel Whitcombe…');
  expect(isValidElement(suspension?.open?.(() => undefined))).toBe(true);
  const [absence] = await find('plan an absence of daniel');
  expect(absence).toMatchObject({
    text: 'Plan an absence of Daniel Whitcombe…',
    to: '/admin-settings/numbers/away?user=daniel',
  });
  status = 'pending';
  expect(await texts('suspend daniel')).toEqual(['Daniel Whitcombe']);
});

it('[G1] annex J8 the reset is sent once it was said to whom', async () => {
  const onClose = vi.fn();
  const [hit] = await find('reset daniel');
  const drawn = hit?.open?.(onClose);
  const { user } = renderInPortal(<>{isValidElement(drawn) && drawn}</>);
  expect(await screen.findByText(/goes to daniel@example\.com/)).toBeTruthy();
  expect(api.calls(forgotPassword)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Send password reset' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.calls(forgotPassword)[0]?.body).toEqual({ email: 'daniel@example.com' });
  expect(store.get(noticesAtom).at(0)?.text).toBe('Password reset sent to daniel@example.com');
});

it('[G1] annex J8 without a name the dialog asks whom', async () => {
  const reset = commands(admin).find(({ id }) => id === 'reset');
  const drawn = reset?.open?.(() => undefined);
  const { user } = renderInPortal(<>{isValidElement(drawn) && drawn}</>);
  await user.click(await screen.findByRole('button', { name: 'Send password reset' }));
  expect(await screen.findByText('The user field is required.')).toBeTruthy();
});

const withRole = (role: BuiltInRole, teamIds: string[] = []): CommandContext => ({
  role: 'standard',
  access: { role, teamIds },
  isTenantOwner: false,
  country: 'USA',
});

it.each([
  ['peopleManager', ['devices', 'buy', 'invite', 'import', 'reset', 'suspend']],
  ['phoneManager', ['devices', 'buy']],
  ['auditor', ['devices']],
  ['teamLead', []],
] as const)('[RIGHT-02] %s is offered what the role holds: %j', (role, ids) => {
  expect(commands(withRole(role)).map(({ id }) => id)).toEqual(ids);
});

it('[RIGHT-02] a Team lead finds the teams that they lead, and no people', async () => {
  const team = (id: string) => ({
    id,
    name: `Desk ${id}`,
    extension: '',
    inboundFlow: 'ringGroup',
  });
  api.on(listTeams, () => ({ ...fakeList(['led', 'other'].map(team)), counts: {} }) as never);
  const lead = withRole('teamLead', ['led']);
  const hits = await search('desk', lead, new AbortController().signal);
  expect(hits.map(({ id }) => id)).toEqual(['led']);
  expect(api.calls(listTeammates)).toEqual([]);
});

it('[RIGHT-02] who may only read people is offered no password reset', async () => {
  const hits = await search('reset daniel', withRole('auditor'), new AbortController().signal);
  expect(hits).toEqual([]);
});
