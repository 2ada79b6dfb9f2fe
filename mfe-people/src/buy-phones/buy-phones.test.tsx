import { listPaymentMethods, type PaymentMethod } from '@jackfield/contract/api/billing';
import {
  cancelDeskphoneOrder,
  type Deskphone,
  type DeskphoneOrder,
  listDeskphoneOrders,
  listDeskphones,
  orderDeskphones,
} from '@jackfield/contract/api/deskphone';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeQuote,
  fakeQuoteLine,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as BuyPhones } from './buy-phones-page.tsx';

const at = '2026-01-05T15:00:00.000Z';
const whole = { limit: 0, pageNum: 1, pageCount: 1, hasMore: false, nextStartAfter: null };
const phone: Deskphone = {
  id: '018f0000-0000-7000-8000-0000000000e1',
  item: 'deskphone.t54w',
  model: 'Yealink T54W',
  description: 'For a desk.',
  picture: 'colour',
  price: 189,
  currency: 'usd',
};
const card: PaymentMethod = {
  id: '018f0000-0000-7000-8000-0000000000e2',
  isDefault: true,
  card: { brand: 'visa', last4Digits: '4242', expMonth: 5, expYear: 2031, holderName: 'Renee' },
  createdAt: at,
};
const placed = (): DeskphoneOrder => ({
  id: '018f0000-0000-7000-8000-0000000000e3',
  status: 'paid',
  items: [{ deskphoneId: phone.id, model: phone.model, quantity: 2, price: 189 }],
  total: 378,
  currency: 'usd',
  shippingAddress: {
    address: '12 Water St',
    address2: '',
    city: 'Mobile',
    state: 'AL',
    zip: '36602',
  },
  contactPhone: '+12515550142',
  trackingNumber: null,
  reason: null,
  isRefunded: false,
  createdAt: at,
  updatedAt: at,
});

let api: FakeApi;
let orders: DeskphoneOrder[];
let cards: PaymentMethod[];

beforeEach(() => {
  api = installFakeApi();
  orders = [];
  cards = [card];
  signInAs();
  api.on(listDeskphones, () => ({ ...whole, total: 1, items: [phone] }));
  api.on(getQuote, () =>
    fakeQuote({
      oneTime: 378,
      monthly: 0,
      lines: [
        fakeQuoteLine({
          item: 'deskphone.t54w',
          name: 'Yealink T54W',
          quantity: 2,
          price: 189,
          total: 396.9,
          each: { amount: 378, tax: 18.9, total: 396.9 },
          taxRate: 5,
        }),
      ],
      share: null,
      tax: { amount: 18.9, rate: 5, isExempt: false },
      total: 396.9,
      invoiceOn: null,
    }),
  );
  api.on(listDeskphoneOrders, () => ({ ...whole, total: orders.length, items: orders }));
  api.on(listPaymentMethods, () => ({
    ...whole,
    total: null,
    pageNum: null,
    pageCount: null,
    items: cards,
  }));
});

afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

async function openDrawer() {
  const { user } = renderInPortal(<BuyPhones />);
  const more = await screen.findByRole('button', { name: 'One Yealink T54W more' });
  await user.click(more);
  await user.click(more);
  expect(screen.getByText('2 phones, $378.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Order…' }));
  const drawer = await screen.findByRole('dialog', { name: 'Order desk phones' });
  const place = await within(drawer).findByRole('button', { name: 'Place order, $396.90' });
  return { user, drawer, place };
}

it('[DEV-02] nothing can be ordered before something is chosen', async () => {
  const { user } = renderInPortal(<BuyPhones />);
  await screen.findByText('$189.00 each');
  const order = screen.getByRole<HTMLButtonElement>('button', { name: 'Order…' });
  expect(order.disabled).toBe(true);
  const quantity = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Quantity of Yealink T54W',
  });
  await user.type(quantity, '7x', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(quantity.value).toBe('7');
  // Fifty are the most, and nobody gets 10 of 100.
  await user.clear(quantity);
  await user.paste('100');
  expect(quantity.value).toBe('50');
  expect(order.disabled).toBe(false);
});

it('[DEV-02] orders with what is known of address and phone, under one key for one order', async () => {
  api.on(orderDeskphones, () => {
    throw new Refusal('PAYMENTREQUIRED');
  });
  const { user, drawer, place } = await openDrawer();
  expect(await within(drawer).findByText('Charged to Visa ending 4242.')).toBeTruthy();
  await user.click(place);
  expect(await within(drawer).findByText('Please add a credit card to continue.')).toBeTruthy();
  api.on(orderDeskphones, () => {
    orders = [placed()];
    return placed();
  });
  await user.click(place);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('2 × Yealink T54W')).toBeTruthy();
  expect(screen.getByText('Paid')).toBeTruthy();
  expect(screen.getByText('Choose how many of each you need.')).toBeTruthy();

  const sent = api.calls(orderDeskphones);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      items: [{ deskphoneId: phone.id, quantity: 2 }],
      shippingAddress: placed().shippingAddress,
      contactPhone: '+12515550142',
      shownTotal: 396.9,
    },
    sent[0]?.body,
  ]);
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

it('[VAL-26] says what the address and the phone lack, and sends nothing', async () => {
  const { user, drawer, place } = await openDrawer();
  await user.clear(within(drawer).getByRole('textbox', { name: /^City/ }));
  await user.clear(within(drawer).getByRole('textbox', { name: /^Contact phone/ }));
  await user.click(place);
  expect(await within(drawer).findByText('The city field is required.')).toBeTruthy();
  expect(within(drawer).getByText('The contact phone field is required.')).toBeTruthy();
  expect(api.calls(orderDeskphones)).toEqual([]);
});

it('[DEV-02] says beforehand that there is no card', async () => {
  cards = [];
  const { drawer } = await openDrawer();
  expect(await within(drawer).findByRole('link', { name: 'Billing information' })).toBeTruthy();
});

it('[DEV-02] cancels an order that was not shipped, after asking', async () => {
  orders = [
    placed(),
    { ...placed(), id: '018f0000-0000-7000-8000-0000000000e4', status: 'shipped' },
  ];
  api.on(cancelDeskphoneOrder, () => {
    const cancelled = { ...placed(), status: 'cancelled' as const, isRefunded: true };
    orders = [cancelled];
    return cancelled;
  });
  const { user } = renderInPortal(<BuyPhones />);
  const list = await screen.findByRole('list', { name: 'Orders' });
  await user.click(within(list).getByRole('button', { name: 'Cancel order…' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Cancel the order of 2 × Yealink T54W?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(screen.getByText('Refunded')).toBeTruthy();
});
