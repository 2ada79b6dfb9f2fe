import { listUsage, type UsageRecord, usageTotals } from '@jackfield/contract/api/usage';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { FakeApi, fakeList, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UsagePage } from './usage-page.tsx';

let api: FakeApi;

const record: UsageRecord = {
  id: '018f0000-0000-7000-8000-0000000000a1',
  date: '2026-03-01T18:05:00.000Z',
  usageType: 'voice',
  direction: 'outbound',
  from: '+12515550100',
  to: '+12055550111',
  teammateName: 'Maya Okafor',
  duration: 725,
  units: 13,
  rate: 0.012,
  amount: 0.16,
  currency: 'usd',
  teammateId: null,
  outcome: null,
  takenBy: null,
  owner: null,
  isCallerBlocked: false,
};

const parts = (inbound = 0, outbound = 0, international = 0) => ({
  inbound,
  outbound,
  international,
});
type Parts = ReturnType<typeof parts>;
const share = (key: string, name: string, units: Parts, spend: Parts) => ({
  key,
  name,
  count: 2,
  duration: 300,
  amount: spend.inbound + spend.outbound + spend.international,
  units,
  spend,
});

const noTotals = {
  count: 0,
  duration: 0,
  amount: 0,
  currency: 'usd' as const,
  days: [],
  users: [],
  numbers: [],
  destinations: [],
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T18:00:00Z'), toFake: ['Date'] });
  signInAs({ account: { timeZone: 'America/Chicago' } });
  api = new FakeApi()
    .on(listUsage, () => fakeList([record]))
    .on(usageTotals, () => ({
      count: 3,
      duration: 3723,
      amount: 1.23,
      currency: 'usd' as const,
      days: [
        { day: '2026-03-01', inbound: 1200, outbound: 13, international: 0, spend: parts(1, 0.1) },
        { day: '2026-03-02', inbound: 0, outbound: 0, international: 5, spend: parts(0, 0, 0.13) },
      ],
      users: [
        share('018f0000-0000-7000-8000-0000000000b1', 'Maya Okafor', parts(300), parts(1.2)),
        share('none', '', parts(900, 13, 5), parts(0, 0.03)),
      ],
      numbers: [share('+12515550100', '+12515550100', parts(1200, 13, 5), parts(1.23))],
      destinations: [
        share('USA', 'USA', parts(1200, 13), parts(1.1)),
        share('PHL', 'PHL', parts(0, 0, 5), parts(0, 0, 0.13)),
      ],
    }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = (query = '') =>
  renderInPortal(<UsagePage title="Call credits" list="usage" shares={['user', 'destination']} />, {
    path: `/usage${query}`,
    route: '/usage',
  });

const cellsOf = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent);
const lines = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(cellsOf);
const lastTotals = () => api.calls(usageTotals).at(-1)?.query;

it('[NUM-09] [CRED-05] shows the spend of the last 30 days by day, user and destination', async () => {
  const { user } = open();
  const days = within(await screen.findByRole('region', { name: 'Spend by day' }));
  expect(screen.getByText('$1.23', { selector: 'dd' })).toBeTruthy();
  expect(lastTotals()).toEqual({ startDate: '2026-02-01', endDate: '2026-03-02' });
  const byUser = within(screen.getByRole('region', { name: 'By user' }));
  expect(byUser.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Maya Okafor300 min$1.20',
    'No user918 min$0.03',
  ]);
  const faces = byUser.getAllByRole('button').map((line) => line.querySelector('[data-letters]'));
  expect(faces.map((face) => face?.getAttribute('data-letters'))).toEqual(['MO', undefined]);
  const byDestination = within(screen.getByRole('region', { name: 'By destination' }));
  expect(byDestination.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'USA and Canada1,213 min$1.10',
    'Philippines5 min$0.13',
  ]);
  await user.click(days.getByRole('button', { name: 'Show as table' }));
  expect(lines(days.getByRole('table'))).toEqual([
    ['Mar 01, 2026', '$1.00', '$0.10', '$0.00', '$1.10'],
    ['Mar 02, 2026', '$0.00', '$0.00', '$0.13', '$0.13'],
  ]);
});

it('[CRED-05] shows minutes, the longest first, and messages where only they are asked for', async () => {
  const { user, router } = open();
  await screen.findByRole('region', { name: 'Spend by day' });
  await user.click(screen.getByText('Minutes'));
  const days = within(await screen.findByRole('region', { name: 'Minutes by day' }));
  await user.click(days.getByRole('button', { name: 'Show as table' }));
  expect(lines(days.getByRole('table'))[0]).toEqual([
    'Mar 01, 2026',
    '1,200 min',
    '13 min',
    '0 min',
    '1,213 min',
  ]);
  const byUser = within(screen.getByRole('region', { name: 'By user' }));
  expect(byUser.getAllByRole('button')[0]?.textContent).toContain('No user');
  expect(router.state.location.search).toBe('?show=minutes');
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByTitle('Messages'));
  expect(await screen.findByRole('region', { name: 'Messages by day' })).toBeTruthy();
  await waitFor(() => expect(lastTotals()).toMatchObject({ usageType: 'sms' }));
});

it('[CRED-05] a bar narrows the sums and the lines to its day, and Escape takes it back', async () => {
  const { user, router } = open();
  const bar = await screen.findByRole('button', { name: 'Mar 02, 2026, $0.13' });
  await user.click(bar);
  expect(await screen.findByRole('heading', { name: /messages on Mar 02, 2026/ })).toBeTruthy();
  await waitFor(() => expect(lastTotals()).toMatchObject({ day: '2026-03-02' }));
  expect(api.calls(listUsage).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ day: '2026-03-02', pageNum: '1', limit: '25' }),
  );
  expect(bar.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: /^Calls and messages\d/ })).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

it('[CRED-05] the arrows go from bar to bar, one of which Tab reaches', async () => {
  const { user } = open();
  const [first, second] = within(
    await screen.findByRole('toolbar', { name: 'Spend by day' }),
  ).getAllByRole('button');
  first?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(second);
  expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(lastTotals()).toMatchObject({ day: '2026-03-02' }));
});

it('[CRED-05] a user and a destination narrow too, until they are chosen again', async () => {
  const { user } = open();
  const country = await screen.findByRole('button', { name: /Philippines/ });
  await user.click(country);
  await user.click(screen.getByRole('button', { name: /Maya Okafor/ }));
  await waitFor(() =>
    expect(api.calls(listUsage).at(-1)?.query).toMatchObject({
      destination: 'PHL',
      user: '018f0000-0000-7000-8000-0000000000b1',
    }),
  );
  await user.click(screen.getByRole('button', { name: /Philippines/ }));
  await waitFor(() => expect(lastTotals()).not.toHaveProperty('destination'));
  expect(lastTotals()).toMatchObject({ user: '018f0000-0000-7000-8000-0000000000b1' });
});

it('[NUM-09] keeps period and type in the address', async () => {
  const { user } = open('?day=2026-03-02');
  await screen.findByRole('region', { name: 'By user' });
  expect(lastTotals()).toMatchObject({ day: '2026-03-02' });
  await user.click(screen.getByText('7 days'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-10' } });
  await waitFor(() =>
    expect(lastTotals()).toEqual({ startDate: '2026-02-10', endDate: '2026-03-02' }),
  );
  expect(api.calls(listUsage).at(-1)?.query).toMatchObject({
    startDate: '2026-02-10',
    endDate: '2026-03-02',
    sortBy: 'date',
    direction: 'desc',
  });
});

it('[NUM-09] narrows lines and sums to an outcome, which stands in the address', async () => {
  const { user, router } = open();
  await screen.findByRole('region', { name: 'By user' });
  await user.click(screen.getByRole('combobox', { name: 'Outcome' }));
  await user.click(screen.getByTitle('Voicemail'));
  await waitFor(() => expect(lastTotals()).toMatchObject({ outcome: 'voicemail' }));
  expect(api.calls(listUsage).map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ outcome: 'voicemail', pageNum: '1' }),
  );
  expect(router.state.location.search).toBe('?outcome=voicemail');
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByTitle('Messages'));
  await waitFor(() => expect(lastTotals()).toMatchObject({ usageType: 'sms' }));
  expect(lastTotals()).not.toHaveProperty('outcome');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Outcome' }).disabled).toBe(true);
});

it('[NUM-09] says what can be done where nothing ended so', async () => {
  api.on(listUsage, ({ query }) => fakeList(query.outcome || query.search ? [] : [record]));
  const { user } = open('?outcome=blocked');
  expect(await screen.findByText(/see more of all 1 calls and messages/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('row', { name: /555-0111/ });
  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'lost');
  expect(await screen.findByText(/numbers, names and outcomes, such as voicemail/)).toBeTruthy();
});

it('annex G9 shows own numbers only where they say something else than the users', async () => {
  const ofNumbers = [share('+12515550100', '+12515550100', parts(300), parts(1.2))];
  const users = [
    share('018f0000-0000-7000-8000-0000000000b1', 'Maya Okafor', parts(300), parts(1.2)),
  ];
  let numbers = ofNumbers;
  api.on(usageTotals, () => ({ ...noTotals, users, numbers }));
  const show = () =>
    renderInPortal(<UsagePage title="Usage" list="usage" shares={['user', 'number']} />, {
      path: '/usage',
      route: '/usage',
    });
  show();
  await screen.findByRole('region', { name: 'By user' });
  expect(screen.queryByRole('region', { name: 'By number' })).toBeNull();
  cleanup();
  queryClient.clear();
  numbers = [...ofNumbers, share('+12515550101', '+12515550101', parts(), parts(0.1))];
  show();
  expect(await screen.findByRole('region', { name: 'By number' })).toBeTruthy();
});

it('[NUM-09] turns pages of the records', async () => {
  api.on(listUsage, () => ({ ...fakeList([record]), total: 26 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(api.calls(listUsage).at(-1)?.query).toMatchObject({ pageNum: '2', limit: '25' }),
  );
});

it('[NUM-09] [API-51] shows each record, sorts and searches', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: /555-0111/ });
  expect(cellsOf(row)).toEqual([
    '2026-03-01, 12:05 pm',
    'Call',
    'Outbound',
    '+1 (251) 555-0100',
    '+1 (205) 555-0111',
    'Maya Okafor',
    '',
    '12:05',
    '$0.16',
    '',
  ]);
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'maya');
  await waitFor(() =>
    expect(api.calls(listUsage).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ sortBy: 'amount', direction: 'asc', search: 'maya' }),
    ),
  );
});

it('[NUM-09] says apart who had a call and what became of it; a text has no duration', async () => {
  const team = { kind: 'team', id: record.id, name: 'Billing' } as const;
  const received = { ...record, direction: 'inbound', outcome: 'answered' } as const;
  api.on(listUsage, () =>
    fakeList<UsageRecord>([
      { ...received, id: 'a', teammateName: '', takenBy: team },
      { ...received, id: 'b', takenBy: { ...team, name: 'Maya Okafor' } },
      { ...received, id: 'c', outcome: 'voicemail', takenBy: team },
      { ...record, id: 'd', usageType: 'sms', duration: 0, to: '+912255550110' },
    ]),
  );
  open();
  await screen.findByText('Voicemail of Billing');
  const rows = screen.getAllByRole('row').slice(-4).map(cellsOf);
  expect(rows.map((cells) => [cells[1], ...cells.slice(4, 8)])).toEqual([
    ['Call', '+1 (205) 555-0111', 'Billing', 'Answered', '12:05'],
    ['Call', '+1 (205) 555-0111', 'Maya Okafor', 'Answered', '12:05'],
    ['Call', '+1 (205) 555-0111', 'Maya Okafor', 'Voicemail of Billing', '12:05'],
    ['Message', '+91 225 555 0110', 'Maya Okafor', '', ''],
  ]);
});
