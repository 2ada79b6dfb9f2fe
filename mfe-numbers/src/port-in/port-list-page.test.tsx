import { listPortOrders, type PortOrderListItem } from '@jackfield/contract/api/port-in';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  screen,
  signInAs,
  signInWithRole,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as PortListPage } from './port-list-page.tsx';
import { sampleOrder } from './sample-order.ts';

let api: FakeApi;
let orders: PortOrderListItem[];

const rowOf = (given: Partial<PortOrderListItem> = {}): PortOrderListItem => {
  const { id, orderNumber, state, carrier, wantedDate, movesAt, ...order } = sampleOrder();
  const { version, createdAt, updatedAt } = order;
  const numbers = order.numbers.map(({ number }) => number);
  const known = { id, orderNumber, state, carrier, wantedDate, movesAt };
  return { ...known, numbers, openPoints: 1, version, createdAt, updatedAt, ...given };
};

beforeEach(() => {
  signInAs({ profile: { role: 'admin' } });
  orders = [rowOf()];
  api = new FakeApi().on(listPortOrders, () => fakeList(orders));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  api.uninstall();
});

const open = () => {
  const path = '/admin-settings/company/port';
  return renderInPortal(<PortListPage />, { path });
};

it('[PORT-01] lists orders with their numbers, their day, and what is still to be done', async () => {
  orders.push(
    rowOf({
      id: '018f0000-0000-7000-8000-0000000000f2',
      orderNumber: 'P-2040',
      numbers: ['+12515550160'],
      state: 'dated',
      openPoints: 0,
      movesAt: '2026-12-09T16:00:00.000Z',
    }),
  );
  open();
  const rejected = within(await screen.findByRole('row', { name: /P-2041/ }));
  expect(rejected.getByRole('link').getAttribute('href')).toBe(
    `/admin-settings/company/port/${orders[0]?.id}`,
  );
  expect(rejected.getByText('Rejected')).toBeTruthy();
  expect(rejected.getByText('1 point to correct')).toBeTruthy();
  expect(rejected.getByText('2 more numbers')).toBeTruthy();
  const dated = within(screen.getByRole('row', { name: /P-2040/ }));
  expect(dated.getByText('Dec 09, 2026')).toBeTruthy();
});

it('[PORT-01] more orders than one page holds come from the server page by page', async () => {
  api.on(listPortOrders, ({ query }) => {
    const shown = query['pageNum'] === '2' ? 'P-2016' : 'P-2041';
    return { ...fakeList([rowOf({ orderNumber: shown })]), total: 26 };
  });
  const { user } = open();
  await screen.findByRole('row', { name: /P-2041/ });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByRole('row', { name: /P-2016/ });
  expect(api.calls(listPortOrders).at(-1)?.query).toEqual({ pageNum: '2', limit: '25' });
});

it('[PORT-01] without an order it says what is needed, how long it takes, and begins one', async () => {
  orders = [];
  const { user } = open();
  await screen.findByText(/last bill .* about 5 working days/);
  await user.click(screen.getByRole('button', { name: 'Port numbers in' }));
  await waitFor(() => expect(window.location.pathname).toBe('/admin-settings/company/port/new'));
});

it('[PORT-01] who only looks begins none', async () => {
  signInWithRole('auditor');
  open();
  await screen.findByRole('row', { name: /P-2041/ });
  expect(screen.queryByRole('button', { name: 'Port numbers in' })).toBeNull();
});
