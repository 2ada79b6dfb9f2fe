import { type CallLogRecord, getLoggedCall } from '@jackfield/contract/api/call-log';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CallRecordPage } from './call-record-page.tsx';

const id = '018f0000-0000-7000-8000-0000000000b1';
const team = '018f0000-0000-7000-8000-0000000000c1';
const record: CallLogRecord = {
  id,
  date: '2026-03-02T23:21:40.000Z',
  direction: 'inbound',
  other: { number: '+12515550167', name: 'Janet Prewitt' },
  own: { number: '+12515550100', label: 'Main line', owner: null },
  teammate: null,
  reached: null,
  team: { id: team, name: 'Recall' },
  ended: 'waiting',
  outcome: 'missed',
  wait: 125,
  duration: 0,
  amount: 0.09,
  currency: 'usd',
  isAbroad: false,
  back: 'open',
  isCallerBlocked: false,
  way: [
    {
      node: { kind: 'company', id: 'main', name: 'Main line' },
      reason: 'Open until 5:30 pm.',
      at: '2026-03-02T23:21:40.000Z',
    },
    {
      node: { kind: 'team', id: team, name: 'Recall' },
      reason: 'Key 2 leads to Recall.',
      at: '2026-03-02T23:21:55.000Z',
    },
  ],
  cost: [{ number: '+12515550167', units: 3, rate: 0.0085, amount: 0.09 }],
  notes: [{ name: 'Kenji Ito', note: 'Crown loose', at: '2026-03-02T23:23:00.000Z' }],
  before: { calls: 4, since: '2026-02-01T18:00:00.000Z' },
  older: null,
  newer: null,
};

let api: FakeApi;
beforeEach(() => {
  signInAs({ account: { timeZone: 'America/Chicago' } });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
});

const show = (call: CallLogRecord, isAdmin = true) => {
  api = new FakeApi().on(getLoggedCall, () => call);
  return renderInPortal(
    <CallRecordPage
      listPath="/calls"
      pathOf={(of) => `/calls/${of}`}
      trail={[]}
      isAdmin={isAdmin}
      changeOf={({ node }) => (node.id === team ? null : '/main')}
    />,
    { path: `/calls/${id}`, route: '/calls/:id' },
  );
};
const stops = async () =>
  within(await screen.findByRole('region', { name: 'Path of this call' })).getAllByRole('listitem');

it('[LOG-02] says first what went wrong, then its stops with their reasons and where to change them', async () => {
  show(record);
  expect(await screen.findByText('The caller hung up after waiting 2:05')).toBeTruthy();
  const [main, recall, end] = await stops();
  expect(main?.textContent).toContain('5:21:40 pm');
  expect(main?.textContent).toContain('Open until 5:30 pm.');
  expect(within(main as HTMLElement).getByRole('button', { name: 'Change this' })).toBeTruthy();
  expect(recall?.textContent).toContain('No longer there');
  expect(end?.textContent).toContain('5:23:45 pm');
  expect(end?.textContent).toContain('The caller hangs up');
});

it('[CALL-16] shows what people noted while they talked', async () => {
  show(record);
  const notes = within(await screen.findByRole('region', { name: 'Notes' }));
  notes.getByText('Crown loose');
  notes.getByText(/^Kenji Ito, /);
});

it('[LOG-02] tells nothing that nobody told', async () => {
  show({ ...record, way: null, wait: null });
  const all = await stops();
  expect(all.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The call comes in to Main line'),
    expect.stringContaining('Not known from 5:21:40 pm'),
  ]);
});

it('[LOG-02] lets standard users see the call, and change or block nothing', async () => {
  show(record, false);
  await stops();
  expect(screen.queryByRole('button', { name: 'Change this' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Block caller…' })).toBeNull();
});
