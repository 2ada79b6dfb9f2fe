import {
  type CallingNameOrder,
  listCallingNameOrders,
  listListingOrders,
  type OrderedNumber,
  orderCallingName,
  orderDirectoryListing,
} from '@jackfield/contract/api/number-order';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  emitLive,
  type FakeApi,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CallingNamePage } from './calling-name-page.tsx';
import { DirectoryListingPage } from './directory-listing-page.tsx';
import { CallingNameHistory, DirectoryListingHistory } from './order-history.tsx';

const pid = '018f0000-0000-7000-8000-0000000000a1';
const ownerId = '018f0000-0000-7000-8000-000000000002';
const at = '2026-01-05T15:00:00.000Z';
const number: OrderedNumber = {
  id: pid,
  number: '+12515550142',
  label: 'Direct',
  country: 'USA',
  ownerType: 'teammate',
  ownerId,
  ownerName: 'Renee Castellano',
};
const order = (change: Partial<CallingNameOrder> = {}): CallingNameOrder => ({
  id: '018f0000-0000-7000-8000-0000000000b1',
  phoneNumberId: pid,
  orderStatus: 'completed',
  callerName: 'HARBOR DENTAL',
  lineType: 'business',
  reason: null,
  createdAt: at,
  updatedAt: at,
  ...change,
});
const listing = {
  listingName: 'Harbor Dental',
  listingType: 'nonListed' as const,
  address: {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: '',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  },
};
const whole = {
  limit: 0,
  pageNum: 1,
  pageCount: 1,
  hasMore: false,
  nextStartAfter: null,
};

let api: FakeApi;
let orders: CallingNameOrder[];

beforeEach(() => {
  api = installFakeApi();
  orders = [];
  signInAs({ profile: { id: ownerId } });
  answer(number);
});

afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

function answer(phoneNumber: OrderedNumber, isOffered?: boolean): void {
  api.on(listCallingNameOrders, () => ({
    ...whole,
    total: orders.length,
    items: orders,
    phoneNumber,
    current: orders.find(({ orderStatus }) => orderStatus === 'completed') ?? null,
  }));
  api.on(listListingOrders, () => ({
    ...whole,
    total: 0,
    items: [],
    phoneNumber,
    current: listing,
    ...(isOffered !== undefined && { isOffered }),
  }));
}

const props = {
  pid,
  ownerId,
  places: { value: '/value', history: '/history' },
  trail: () => [],
};
const show = (page: ReactElement) => renderInPortal(page);
const button = (name: string) => screen.getByRole('button', { name });

it('leads back to where it was opened from, where no breadcrumb stands above it', async () => {
  const trail = () => [{ label: 'Your settings', to: '/your-settings/phone-numbers' }];
  show(<CallingNamePage {...props} trail={trail} isOwn />);
  const back = await screen.findByRole('link', { name: 'Back to Your settings' });
  expect(back.getAttribute('href')).toBe('/your-settings/phone-numbers');
  cleanup();
  show(<CallingNamePage {...props} trail={trail} />);
  expect(await screen.findByRole('heading', { level: 1, name: '+1 (251) 555-0142' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
});

it('[LIDB-05] shows the current name and orders another under one key', async () => {
  orders = [order()];
  api.on(orderCallingName, ({ body }) => {
    const placed = order({
      ...(body as object),
      id: '018f0000-0000-7000-8000-0000000000b2',
      orderStatus: 'pending',
    });
    orders = [placed, ...orders];
    return placed;
  });
  const { user } = show(<CallingNamePage {...props} />);
  expect(await screen.findByText('HARBOR DENTAL')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '+1 (251) 555-0142' })).toBeTruthy();

  await user.type(screen.getByRole('textbox', { name: /^Calling name/ }), 'HARBOR FRONT');
  const preview = screen.getByRole('figure', { name: 'What the people you call see' });
  expect(within(preview).getByText('HARBOR FRONT')).toBeTruthy();
  expect(screen.getByText('Letters, digits and spaces, 12 of 15')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Residential' }));
  await user.click(button('Order calling name'));

  expect(await screen.findByText('“HARBOR FRONT” is on order')).toBeTruthy();
  expect(screen.getByText('Pending')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Order calling name' })).toBeNull();
  const [sent] = api.calls(orderCallingName);
  expect(sent?.body).toEqual({ callerName: 'HARBOR FRONT', lineType: 'residential' });
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  ['', 'The calling name field is required.'],
  ['A name far too long', 'The calling name field may not be greater than 15 characters.'],
  ['Harbor & Co', 'This calling name format is not valid.'],
])('[OP-101] refuses the name %j before it is sent', async (name, text) => {
  const { user } = show(<CallingNamePage {...props} />);
  const field = await screen.findByRole('textbox', { name: /^Calling name/ });
  if (name !== '') await user.type(field, name);
  await user.click(button('Order calling name'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(api.calls(orderCallingName)).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('[OP-102] an order placed meanwhile by somebody else takes the form away', async () => {
  const { user } = show(<CallingNamePage {...props} />);
  await user.type(await screen.findByRole('textbox', { name: /^Calling name/ }), 'SECOND');
  api.on(orderCallingName, () => {
    orders = [order({ callerName: 'FIRST', orderStatus: 'processing' })];
    throw new Refusal('DUPLICATE', [{ code: 'DUPLICATE' }]);
  });
  await user.click(button('Order calling name'));
  expect(await screen.findByText('“FIRST” is on order')).toBeTruthy();
  expect(screen.getByText('Processing')).toBeTruthy();
});

it('[LIDB-05] a failed order says why and can be placed again; a live event shows it', async () => {
  orders = [order({ callerName: 'UNKNOWN', orderStatus: 'processing' })];
  show(<CallingNamePage {...props} />);
  expect(await screen.findByText('Processing')).toBeTruthy();
  orders = [order({ callerName: 'UNKNOWN', orderStatus: 'failed', reason: 'Kept by carriers.' })];
  emitLive({ eventType: 'phonenumber', id: pid, ownerType: 'teammate', ownerId });
  expect(await screen.findByText('Kept by carriers.')).toBeTruthy();
  expect(button('Order calling name')).toBeTruthy();
});

it('[LIDB-06] the listing begins with the current one and sends format two', async () => {
  api.on(orderDirectoryListing, ({ body }) => ({
    ...order({ orderStatus: 'pending' }),
    ...(body as typeof listing),
  }));
  const { user } = show(<DirectoryListingPage {...props} />);
  expect(await screen.findByText('214 Dauphin Street, Mobile, AL 36602')).toBeTruthy();
  const zip = screen.getByRole('textbox', { name: /^Zip Code/ });
  await user.clear(zip);
  await user.click(button('Order listing'));
  expect(await screen.findByText('The zip code field is required.')).toBeTruthy();
  expect(api.calls(orderDirectoryListing)).toEqual([]);
  await user.type(zip, '36603');
  await user.click(button('Order listing'));
  await waitFor(() => expect(api.calls(orderDirectoryListing)).toHaveLength(1));
  expect(api.calls(orderDirectoryListing)[0]?.body).toEqual({
    ...listing,
    address: { ...listing.address, zip: '36603' },
  });
});

it('[PROV-01] [LIDB-06] a number whose provider takes no listings says so in place of the form', async () => {
  answer(number, false);
  show(<DirectoryListingPage {...props} />);
  expect(
    await screen.findByText('Directory listings are not available for this number.'),
  ).toBeTruthy();
  expect(screen.getByText('214 Dauphin Street, Mobile, AL 36602')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Order listing' })).toBeNull();
});

it('[LIDB-07] lists orders newest first with state and reason', async () => {
  orders = [
    order({ id: '018f0000-0000-7000-8000-0000000000b3', orderStatus: 'processing' }),
    order({
      id: '018f0000-0000-7000-8000-0000000000b2',
      callerName: 'UNKNOWN',
      orderStatus: 'failed',
      reason: 'Kept by carriers.',
    }),
  ];
  show(<CallingNameHistory {...props} />);
  const list = await screen.findByRole('list', { name: 'Orders, newest first' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^HARBOR DENTAL.*Processing$/),
    expect.stringMatching(/^UNKNOWN.*2026-01-05, 9:00 am.*Kept by carriers\..*Failed$/),
  ]);
});

it('[LIDB-07] says when there are no orders yet', async () => {
  show(<DirectoryListingHistory {...props} />);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeTruthy();
});

it.each<[string, Partial<OrderedNumber>]>([
  ['of another owner', { ownerId: '018f0000-0000-7000-8000-0000000000ff' }],
  ['of Malaysia', { country: 'MYS' }],
])('[LIDB-01] [OP-101] a number %s is not found', async (_name, change) => {
  answer({ ...number, ...change });
  show(<CallingNamePage {...props} />);
  expect(await screen.findByText('This page is not found.')).toBeTruthy();
});

it('[LIDB-01] ERR-05 a number that is not there gives 404, a failure can be tried again', async () => {
  api.on(listCallingNameOrders, () => {
    throw new Refusal('NOTFOUND');
  });
  show(<CallingNamePage {...props} />);
  expect(await screen.findByText('This page is not found.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  cleanup();

  api.on(listCallingNameOrders, () => {
    throw new Refusal('SERVERERROR');
  });
  const { user } = show(<CallingNamePage {...props} />);
  expect(await screen.findByText('Oops, something went wrong.')).toBeTruthy();
  answer(number);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Order calling name' })).toBeTruthy();
});
