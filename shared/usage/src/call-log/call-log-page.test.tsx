import {
  type CallFigures,
  callLogFigures,
  exportCallLog,
  listCallLog,
  type LoggedCall,
} from '@jackfield/contract/api/call-log';
import { renderInPortal } from '@jackfield/kit/testing';
import { bus, canCallAtom, queryClient, store } from '@jackfield/runtime';
import { FakeApi, fakeList, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallLogPage } from './call-log-page.tsx';

const call = (more: Partial<LoggedCall> = {}): LoggedCall => ({
  id: '018f0000-0000-7000-8000-0000000000b1',
  date: '2026-03-02T18:05:00.000Z',
  direction: 'inbound',
  other: { number: '+12055550111', name: 'Janet Prewitt' },
  own: { number: '+12515550100', label: 'Main line', owner: null },
  teammate: null,
  reached: { kind: 'teammate', id: null, name: 'Daniel Whitcombe' },
  team: null,
  ended: 'answered',
  outcome: 'answered',
  wait: 24,
  duration: 575,
  amount: 0.09,
  currency: 'usd',
  isAbroad: false,
  back: null,
  isCallerBlocked: false,
  ...more,
});
const missed = call({
  id: '018f0000-0000-7000-8000-0000000000b2',
  // Still March 1 in Chicago.
  date: '2026-03-02T05:30:00.000Z',
  other: { number: '+12055550122', name: '' },
  reached: null,
  team: { id: '018f0000-0000-7000-8000-0000000000c1', name: 'Recall' },
  ended: 'waiting',
  outcome: 'missed',
  wait: 125,
  duration: 0,
  back: 'open',
});
const sums = { calls: 1, answered: 1, inbound: 1, rated: 1, ratedAnswered: 1, wait: 24 };
const figures: CallFigures = {
  calls: 2,
  answered: 1,
  inbound: 2,
  rated: 2,
  ratedAnswered: 1,
  wait: 24,
  missed: 1,
  open: 1,
  pills: { all: 2, answered: 1, message: 0, missed: 1, blocked: 0 },
  days: [
    { ...sums, day: '2026-03-01', answered: 0, ratedAnswered: 0, wait: null },
    { ...sums, day: '2026-03-02' },
  ],
  before: { rated: 4, ratedAnswered: 3, wait: 40 },
};

let api: FakeApi;
const asked: object[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T19:00:00Z'), toFake: ['Date'] });
  // The person's zone is another one; the log is in the account's.
  signInAs({
    profile: { timeZone: 'Asia/Kuala_Lumpur' },
    account: { timeZone: 'America/Chicago' },
  });
  asked.length = 0;
  api = new FakeApi()
    .on(listCallLog, ({ query }) => {
      // Views ask for one row to be counted.
      if (query['limit'] !== '1') asked.push(query);
      return fakeList([call(), missed]);
    })
    .on(callLogFigures, () => figures)
    .on(exportCallLog, () => new Blob(['x']));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
  vi.useRealTimers();
});

const show = (path = '/') =>
  renderInPortal(
    <CallLogPage
      title="Usage"
      tabs={null}
      list="test.calls"
      isOwn={false}
      pathOf={(id) => `/calls/${id}`}
    />,
    { path },
  );
const row = (name: RegExp) => screen.findByRole('row', { name });

it('[LOG-01] shows who was reached and how it ended apart, in the zone of the account', async () => {
  show();
  const answered = await row(/Janet Prewitt/);
  expect(answered.textContent).toContain('12:05 pm');
  expect(within(answered).getByText('Daniel Whitcombe')).toBeTruthy();
  expect(within(answered).getByText('Answered')).toBeTruthy();
  const waited = await row(/0122/);
  expect(waited.textContent).toContain('Nobody');
  expect(waited.textContent).toContain('Recall');
  expect(within(waited).getByText('Hung up waiting')).toBeTruthy();
  expect(within(waited).getByRole('link', { name: 'Call back' }).getAttribute('href')).toBe(
    'tel:+12055550122',
  );
  expect(await screen.findByText('1 call, 0 answered')).toBeTruthy();
  expect(screen.getByText('Sunday, Mar 01, 2026')).toBeTruthy();
});

it('[LOG-01] shows the figures of the rows, and narrows to those that wait for a call back', async () => {
  const { user, router } = show('/?direction=inbound');
  expect(await screen.findByText('50%')).toBeTruthy();
  expect(screen.getByText('1 of 2, before 75%')).toBeTruthy();
  expect(screen.getByText('before 0:40')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(router.state.location.search).toBe('?direction=inbound&open=1'));
  expect(asked.at(-1)).toMatchObject({
    startDate: '2026-02-24',
    endDate: '2026-03-02',
    direction: 'inbound',
    open: '1',
  });
});

it('[LOG-01] keeps the last days as such in the address, so that a view moves with the calendar', async () => {
  const { user, router } = show();
  await row(/Janet Prewitt/);
  await user.click(screen.getByText('30 days'));
  await waitFor(() => expect(router.state.location.search).toBe('?days=30'));
  expect(asked.at(-1)).toMatchObject({ startDate: '2026-02-01', endDate: '2026-03-02' });
});

it('[LOG-01] says how many calls an export has', async () => {
  const { user } = show();
  await row(/Janet Prewitt/);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Export 2 calls' })).toBeTruthy();
});

it('[LOG-01] shows a call that has just ended, without a reload', async () => {
  show();
  await row(/Janet Prewitt/);
  expect(screen.queryByRole('row', { name: /0133/ })).toBeNull();
  const other = { number: '+12055550133', name: '' };
  const id = '018f0000-0000-7000-8000-0000000000b3';
  api.on(listCallLog, () => fakeList([call({ id, other }), call(), missed]));
  bus.emit('live:entity', {
    method: 'CreateEntityAsync',
    event: {
      eventType: 'call',
      tenantId: '',
      accountId: '',
      id,
      ownerType: null,
      ownerId: null,
      status: null,
      role: null,
      version: 1,
      at: '',
    },
  });
  expect(await row(/0133/)).toBeTruthy();
});

it('[CALL-16] numbers and "Call back" are called by the phone of the page, and open no call', async () => {
  const called = vi.fn();
  const stop = bus.on('phone:call', called);
  store.set(canCallAtom, true);
  try {
    const { user, router } = show();
    await user.click(
      await screen.findByRole('button', { name: 'Call Janet Prewitt, +1 (205) 555-0111' }),
    );
    const waited = await row(/0122/);
    await user.click(within(waited).getByRole('link', { name: 'Call back' }));
    expect(called.mock.calls).toEqual([
      [{ to: '+12055550111', name: 'Janet Prewitt' }],
      [{ to: '+12055550122', name: '' }],
    ]);
    expect(router.state.location.pathname).toBe('/');
  } finally {
    store.set(canCallAtom, false);
    stop();
  }
});
