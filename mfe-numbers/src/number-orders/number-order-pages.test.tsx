import {
  listCallingNameOrders,
  listListingOrders,
  type OrderedNumber,
} from '@jackfield/contract/api/number-order';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { routes } from '../routes.tsx';

const pid = '018f0000-0000-7000-8000-0000000000a1';
const companyId = '018f0000-0000-7000-8000-0000000000c1';
let api: FakeApi;

beforeEach(() => {
  signInAs();
  const phoneNumber: OrderedNumber = {
    id: pid,
    number: '+12515550142',
    label: 'Main',
    country: 'USA',
    ownerType: 'company',
    ownerId: companyId,
    ownerName: 'Front desk',
  };
  const none = { limit: 0, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };
  const answer = { ...none, total: 0, items: [], current: null, phoneNumber };
  api = new FakeApi().on(listCallingNameOrders, () => answer).on(listListingOrders, () => answer);
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = (path: string) =>
  renderInPortal(<p>Elsewhere</p>, { path, routes, route: '/elsewhere' });
const pages = [
  ['outbound-edit', 'outbound-calling-name', 'Outbound calling name'],
  ['outbound-edit', 'order-history', 'Order history'],
  ['directory-edit', 'directory-listing', 'Directory listing'],
  ['directory-edit', 'order-history', 'Order history'],
] as const;

it.each([
  ['[LIDB-02]', `/admin-settings/numbers/${companyId}`],
  ['[LIDB-04]', `/admin-settings/company/numbers/${pid}`],
])('%s calling name, directory listing and their orders lie below %s', async (_id, section) => {
  for (const [part, page, tab] of pages) {
    const path = `${section}/${part}/${pid}/${page}`;
    const { unmount } = open(path);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('555-0142');
    const current = screen.getByRole('link', { name: tab, current: 'page' });
    expect(current.getAttribute('href')).toBe(path);
    unmount();
  }
});

it('[LIDB-02] the number of another company number is not found', async () => {
  open(`/admin-settings/numbers/${pid}/outbound-edit/${pid}/outbound-calling-name`);
  expect(await screen.findByText('This page is not found.')).toBeTruthy();
});
