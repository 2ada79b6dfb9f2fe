import { compareOwn, type OwnDifference } from '@jackfield/contract/api/routing-engine';
import { listOwnQueues, type OwnQueue, signQueue } from '@jackfield/contract/api/team';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  FakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { bus } from '@jackfield/runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnQueues } from './own-queues.tsx';

const own = '018f0000-0000-7000-8000-0000000000d7';
const desk = '018f0000-0000-7000-8000-0000000000b1';
const ana = { id: own, name: 'Ana Lee' };
const from = '2026-11-22T12:00:00.000Z';
const until = '2027-11-22T12:00:00.000Z';

let api: FakeApi;
let queue: OwnQueue;

beforeEach(() => {
  signInAs({ profile: { id: own, role: 'standard' } });
  queue = { id: desk, name: 'Front desk', isSignedOut: false, hasOthers: true };
  api = new FakeApi()
    .on(listOwnQueues, () => ({ items: [queue] }))
    .on(signQueue, ({ body }) => {
      queue = { ...queue, isSignedOut: (body as OwnQueue).isSignedOut };
      return queue;
    });
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const takes = () => screen.findByRole('switch', { name: 'Takes calls of Front desk' });
const isOn = async () => (await takes()).getAttribute('aria-checked');

it('[LIVE-02] signs out of a queue at once while others take its calls', async () => {
  const { user } = renderInPortal(<OwnQueues person={ana} />);
  expect(await isOn()).toBe('true');
  await user.click(await takes());
  await waitFor(async () => expect(await isOn()).toBe('false'));
  expect(api.calls(signQueue)).toMatchObject([
    { params: { id: own, teamId: desk }, body: { isSignedOut: true } },
  ]);
});

it('[LIVE-02] the last one is asked first, and told who notices', async () => {
  queue = { ...queue, hasOthers: false };
  const toVoicemail: OwnDifference = {
    numbers: [],
    everyone: 'answers',
    effect: 'elsewhere',
    severity: 'worse',
    before: { kind: 'answered', name: 'Front desk' },
    after: { kind: 'voicemail', name: 'Front desk' },
    intervals: [{ from, to: until }],
  };
  api.on(compareOwn, () => ({ from, until, differences: [toVoicemail] }));
  const { user } = renderInPortal(<OwnQueues person={ana} />);
  await user.click(await takes());
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out of Front desk?' }));
  expect(await dialog.findByText('Calls to company numbers that reach you')).toBeTruthy();
  expect(api.calls(compareOwn)[0]?.body).toEqual({ signOutOf: desk });
  expect(api.calls(signQueue)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  await waitFor(async () => expect(await isOn()).toBe('false'));
});

it('[LIVE-02] shows what another browser switched, told by the hub', async () => {
  renderInPortal(<OwnQueues person={ana} />);
  expect(await isOn()).toBe('true');
  queue = { ...queue, isSignedOut: true };
  bus.emit('live:entity', {
    event: { method: 'UpdateEntityAsync', eventType: 'callhandling', id: own, tenantId: desk },
  } as never);
  await waitFor(async () => expect(await isOn()).toBe('false'));
});

it('says who gets no calls: oneself, or the person who is shown', async () => {
  renderInPortal(<OwnQueues person={ana} />);
  expect(await screen.findByText(/^Sign out of a queue to get no calls/)).toBeTruthy();
  cleanup();
  signInAs({ profile: { id: desk, role: 'admin' } });
  renderInPortal(<OwnQueues person={ana} />);
  expect(await screen.findByText(/^Ana Lee gets no calls/)).toBeTruthy();
});

it('shows nothing to who is in no queue', async () => {
  api.on(listOwnQueues, () => ({ items: [] }));
  renderInPortal(<OwnQueues person={ana} />);
  await waitFor(() => expect(api.calls(listOwnQueues)).toHaveLength(1));
  expect(screen.queryByText('Call queues')).toBeNull();
});
