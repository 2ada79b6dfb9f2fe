import { listUsage, type UsageRecord, usageTotals } from '@jackfield/contract/api/usage';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, fakeList, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Component as UsagePage } from './usage-page.tsx';

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
        { day: '2026-03-01', inbound: 1200, outbound: 13, international: 0 },
        { day: '2026-03-02', inbound: 0, outbound: 0, international: 5 },
      ],
      users: [{ name: 'Maya Okafor', count: 2, duration: 300, amount: 1.2 }],
      numbers: [{ name: '+12515550100', count: 3, duration: 3723, amount: 1.23 }],
    }));
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = (query = '') =>
  renderInPortal(<UsagePage />, { path: `/usage${query}`, route: '/usage' });

const cellsOf = (row: HTMLElement) =>
  [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent);
const lines = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(cellsOf);

it('[NUM-09] [G9] sums the last 30 days up by user, number and day', async () => {
  const { user } = open();
  const byUser = within(await screen.findByRole('region', { name: 'By user' }));
  expect(lines(byUser.getByRole('table'))).toEqual([['Maya Okafor', '2', '5:00', '$1.20']]);
  const byNumber = within(screen.getByRole('region', { name: 'By number' }));
  expect(lines(byNumber.getByRole('table'))).toEqual([
    ['+1 (251) 555-0100', '3', '1:02:03', '$1.23'],
  ]);
  expect(screen.getByText('$1.23', { selector: 'dd' })).toBeTruthy();
  expect(api.calls(usageTotals)[0]?.query).toEqual({
    startDate: '2026-02-01',
    endDate: '2026-03-02',
  });

  const days = within(screen.getByRole('region', { name: 'Minutes by day' }));
  await user.click(days.getByRole('button', { name: 'Show as table' }));
  expect(lines(days.getByRole('table'))).toEqual([
    ['Mar 01, 2026', '1,200', '13', '0', '1,213'],
    ['Mar 02, 2026', '0', '0', '5', '5'],
  ]);
});

it('[NUM-09] keeps period and type in the address, for both views', async () => {
  const { user, router } = open();
  await screen.findByRole('region', { name: 'By user' });
  await user.click(screen.getByText('7 days'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-10' } });
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(screen.getByTitle('Messages'));
  expect(await screen.findByRole('region', { name: 'Messages by day' })).toBeTruthy();
  await waitFor(() =>
    expect(api.calls(usageTotals).at(-1)?.query).toEqual({
      startDate: '2026-02-10',
      endDate: '2026-03-02',
      usageType: 'sms',
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Calls and messages' }));
  expect(await screen.findByRole('row', { name: /555-0111/ })).toBeTruthy();
  expect(api.calls(listUsage)[0]?.query).toMatchObject({
    startDate: '2026-02-10',
    endDate: '2026-03-02',
    usageType: 'sms',
    sortBy: 'date',
    direction: 'desc',
    pageNum: '1',
  });
  expect(router.state.location.search).toContain('usageType=sms');
});

it('[NUM-09] shows each record, sorts and searches', async () => {
  const { user } = open('?show=records');
  const row = await screen.findByRole('row', { name: /555-0111/ });
  expect(cellsOf(row)).toEqual([
    '2026-03-01, 12:05 pm',
    'Calls',
    '+1 (251) 555-0100',
    '+1 (205) 555-0111',
    '12:05',
    '$0.16',
  ]);
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  await user.type(screen.getByRole('textbox', { name: /Search/ }), 'maya');
  await waitFor(() =>
    expect(api.calls(listUsage).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ sortBy: 'amount', direction: 'asc', search: 'maya' }),
    ),
  );
});
