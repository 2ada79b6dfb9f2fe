import { type OwnQueue, signQueue } from '@jackfield/contract/api/team';
import { type LiveBoard, listLiveCalls, playSampleCalls } from '@jackfield/contract/api/live-call';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  Refusal,
  screen,
  signInAs,
  signInWithRole,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component } from './live-board-page.tsx';

const ids = {
  ana: '018f0000-0000-7000-8000-0000000000a1',
  sales: '018f0000-0000-7000-8000-0000000000b1',
  call: '018f0000-0000-7000-8000-0000000000c1',
};
const at = '2026-11-26T16:42:00.000Z';
const since = '2026-11-26T16:39:00.000Z';
const waiting: LiveBoard['items'][number] = {
  id: ids.call,
  direction: 'inbound',
  from: '+12055550143',
  to: '+12515550100',
  teammateId: null,
  startedAt: since,
  stop: { node: { kind: 'company', id: 'main', name: 'Main line' }, reason: '', at: since },
  phase: { kind: 'waiting', teammateIds: [ids.ana], teamId: ids.sales, since },
};
const board: LiveBoard = {
  at,
  items: [waiting],
  teams: [{ id: ids.sales, name: 'Insurance' }],
  queues: [
    {
      id: ids.sales,
      name: 'Insurance',
      memberIds: [ids.ana],
      signedOutIds: [],
      maxWaitSeconds: 300,
    },
  ],
  people: [
    {
      id: ids.ana,
      name: 'Ana Lee',
      profileImage: null,
      teamIds: [ids.sales],
      canRing: true,
      awayUntil: null,
    },
  ],
  today: { inbound: 42, answered: 38 },
  hasSamples: false,
};

let api: FakeApi;
let shown: LiveBoard;

beforeEach(() => {
  signInAs();
  shown = board;
  api = new FakeApi().on(listLiveCalls, () => shown);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () => renderInPortal(<Component />);
const part = async (name: RegExp) => within(await screen.findByRole('region', { name }));

it('[LIVE-01] shows who waits where, amber after half of the longest wait, and whose phone rings', async () => {
  open();
  const queues = await part(/Waiting in queues/);
  expect(queues.getByRole('link', { name: 'Insurance' })).toBeTruthy();
  const pip = queues.getByLabelText(/^waits for 3:0\d$/).closest('li');
  expect(pip?.dataset['long']).toBe('true');
  expect(queues.getByText('0 of 1 free')).toBeTruthy();
  const calls = await part(/Calls now/);
  expect(calls.getByText('+1 (205) 555-0143')).toBeTruthy();
  const people = await part(/People/);
  expect(people.getByRole('heading', { name: /Ringing/ })).toBeTruthy();
  expect(screen.getByText('38 of 42')).toBeTruthy();
  expect(screen.getByText('90%')).toBeTruthy();
});

it('[LIVE-01] is read again when the hub tells of a call, and not before', async () => {
  open();
  await part(/Waiting in queues/);
  expect(api.calls(listLiveCalls)).toHaveLength(1);
  shown = { ...board, items: [] };
  bus.emit('live:entity', {
    event: { method: 'DeletedEntityAsync', eventType: 'call', id: ids.call, tenantId: ids.sales },
  } as never);
  expect(await screen.findByText(/^No calls now\. 38 were answered today\.$/)).toBeTruthy();
  expect(api.calls(listLiveCalls)).toHaveLength(2);
});

it('[LIVE-02] an admin signs a member out of a queue and in again', async () => {
  const ben = '018f0000-0000-7000-8000-0000000000a2';
  const [first] = board.people;
  const queue = { ...board.queues[0]!, memberIds: [ids.ana, ben] };
  shown = { ...board, queues: [queue], people: [first!, { ...first!, id: ben, name: 'Ben Ode' }] };
  const answer: OwnQueue = { id: ids.sales, name: 'Insurance', isSignedOut: true, hasOthers: true };
  api.on(signQueue, ({ params, body }) => {
    const { isSignedOut } = body as OwnQueue;
    shown = { ...shown, queues: [{ ...queue, signedOutIds: isSignedOut ? [`${params.id}`] : [] }] };
    return { ...answer, isSignedOut };
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Members of Insurance' }));
  const takes = () => screen.findByRole('switch', { name: 'Ben Ode takes calls of Insurance' });
  await user.click(await takes());
  expect(await screen.findByText('0 of 1 free')).toBeTruthy();
  expect((await takes()).getAttribute('aria-checked')).toBe('false');
  await user.click(await takes());
  expect(await screen.findByText('1 of 2 free')).toBeTruthy();
  expect(api.calls(signQueue).map(({ body }) => body)).toEqual([
    { isSignedOut: true },
    { isSignedOut: false },
  ]);
});

it('[LIVE-02] asks before the last one is signed out', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Members of Insurance' }));
  await user.click(await screen.findByRole('switch', { name: 'Ana Lee takes calls of Insurance' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Sign Ana Lee out of Insurance?')).toBeTruthy();
  expect(dialog.getByText(/^Nobody else takes calls of Insurance now\./)).toBeTruthy();
  expect(api.calls(signQueue)).toHaveLength(0);
});

it.each([
  ['an admin', () => signInAs(), 1],
  ['a Team lead', () => signInWithRole('teamLead', [ids.sales]), 0],
] as const)(
  '[RIGHT-02] offers wall links to %s as often as they may make them',
  async (_who, sign, count) => {
    sign();
    open();
    await part(/^People/);
    expect(screen.queryAllByRole('button', { name: 'Wall links' })).toHaveLength(count);
  },
);

it('plays sample calls where no phones are connected', async () => {
  shown = { ...board, hasSamples: true };
  api.on(playSampleCalls, () => ({ count: 7 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Play sample calls' }));
  expect(api.calls(playSampleCalls)).toHaveLength(1);
});

it('says that the calls could not be loaded, and tries again', async () => {
  api.on(listLiveCalls, () => {
    throw new Refusal('SERVERERROR');
  });
  const { user } = open();
  await screen.findByText('The calls could not be loaded');
  api.on(listLiveCalls, () => board);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await part(/Calls now/);
});
