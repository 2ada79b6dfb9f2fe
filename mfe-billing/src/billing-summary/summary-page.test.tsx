import { balanceHistory } from '@jackfield/contract/api/balance';
import { type Invoice, listInvoices, listPaymentMethods } from '@jackfield/contract/api/billing';
import { listTenantNumbers } from '@jackfield/contract/api/number';
import { getTopUp, type TopUp } from '@jackfield/contract/api/top-up';
import { usageTotals } from '@jackfield/contract/api/usage';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, fakeList, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as SummaryPage } from './summary-page.tsx';

const page = '/admin-settings/billing/billing-summary/edit/summary';
const usage = '/admin-settings/billing/call-credits/edit/usage';
let api: FakeApi;
let invoices: Invoice[];
let topUp: TopUp;

const invoice = (at: number, status: Invoice['status'], dueAt: string | null): Invoice => ({
  id: `018f0000-0000-7000-8000-0000000000c${at}`,
  number: `INV-${at}`,
  paid: status === 'paid',
  status,
  amountDue: 100 + at,
  currency: 'usd',
  createdAt: '2026-01-01T12:00:00.000Z',
  dueAt,
  periodStart: '2025-12-01T12:00:00.000Z',
  periodEnd: '2026-01-01T12:00:00.000Z',
  documentUrl: null,
  isBeingPaid: false,
  confirmUrl: null,
});
const day = (name: string, inbound: number) => ({
  day: name,
  inbound,
  outbound: 0,
  international: 0,
  spend: { inbound: 0, outbound: 0, international: 0 },
});

beforeEach(() => {
  invoices = [
    invoice(9, 'draft', null),
    invoice(8, 'open', '2026-01-20T12:00:00.000Z'),
    invoice(7, 'paid', null),
    invoice(6, 'failed', '2025-11-20T12:00:00.000Z'),
    invoice(5, 'paid', null),
    invoice(4, 'paid', null),
    invoice(3, 'paid', null),
  ];
  topUp = {
    isOn: true,
    below: 50,
    amount: 100,
    monthlyLimit: 300,
    stopped: null,
    currency: 'usd',
    used: 0,
    month: '2026-01-01',
    nextMonth: '2026-02-01',
    version: 1,
  };
  api = new FakeApi()
    .on(listInvoices, () => fakeList(invoices))
    .on(balanceHistory, () => ({ balance: 25, currency: 'usd' as const, days: [], perDay: 2 }))
    .on(listTenantNumbers, ({ query }) => ({
      ...fakeList([]),
      total: query['ownerType'] === 'company' ? 9 : 48,
    }))
    .on(getTopUp, () => topUp)
    .on(listPaymentMethods, () =>
      fakeList([
        {
          id: '018f0000-0000-7000-8000-0000000000d1',
          isDefault: true,
          card: { brand: 'visa', last4Digits: '4242', expMonth: 8, expYear: 2099, holderName: '' },
          createdAt: '2025-01-01T12:00:00.000Z',
        },
      ]),
    )
    .on(usageTotals, () => ({
      count: 3,
      duration: 600,
      amount: 1,
      currency: 'usd' as const,
      days: [day('2026-01-01', 7), day('2026-01-02', 3)],
      users: [],
      numbers: [],
      destinations: [],
    }));
  signInAs({ account: { stripeInfo: { stripeId: 'cus_1', isTrial: true, stripeEmail: '' } } });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () =>
  renderInPortal(<SummaryPage />, { path: page, route: page, routes: [{ path: usage }] });
const region = (name: string) => screen.findByRole('region', { name });

it('[BILL-04] shows credit, open amount, next invoice and numbers, and what the plan is', async () => {
  open();
  const texts = [
    ['Call credits', '$25.00', 'Lasts about 12 days'],
    ['Open amount', '$214.00', '2 invoices, overdue since Nov 20, 2025'],
    ['Next invoice', '$109.00', 'Issued Jan 01, 2026, estimated so far'],
    ['Numbers in use', '57', '9 company, 48 personal'],
  ] as const;
  for (const [name, value, line] of texts) {
    const card = within(await region(name));
    expect(await card.findByText(value)).toBeTruthy();
    expect(card.getByText(line)).toBeTruthy();
  }
  expect(screen.getByText('Trial')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open subscription' })).toBeTruthy();
});

it('[ROLE-05] who is not the owner is not led to the subscription', async () => {
  signInAs({
    account: { stripeInfo: { stripeId: 'cus_1', isTrial: false, stripeEmail: '' } },
    profile: { isTenantOwner: false },
  });
  open();
  expect(await screen.findByText('Paid plan')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open subscription' })).toBeNull();
});

it('[BILL-04] lists five invoices that were issued, and leads to all of them', async () => {
  open();
  const section = within(await region('Invoices'));
  await section.findByText('INV-8');
  expect(section.getAllByText(/^INV-/).map(({ textContent }) => textContent)).toEqual([
    'INV-8',
    'INV-7',
    'INV-6',
    'INV-5',
    'INV-4',
  ]);
  expect(section.getByRole('link', { name: 'View all invoices' })).toBeTruthy();
});

it('[BILL-06] pays the invoice that is due first', async () => {
  open();
  const card = within(await region('Open amount'));
  fireEvent.click(await card.findByRole('button', { name: 'Pay oldest… INV-6' }));
  expect(await screen.findByRole('dialog', { name: 'Pay INV-6' })).toBeTruthy();
});

it('[BILL-04] what is being paid is said beside the open amount, and is no longer failed', async () => {
  invoices = invoices.map((one) => ({ ...one, isBeingPaid: one.status === 'failed' }));
  open();
  const card = within(await region('Open amount'));
  expect(await card.findByText('$108.00')).toBeTruthy();
  expect(card.getByText('1 invoice, overdue since Jan 20, 2026')).toBeTruthy();
  expect(card.getByText('$106.00 being paid')).toBeTruthy();
  const row = screen.getByRole('row', { name: /INV-6/ });
  expect(row.textContent).toContain('Payment processing');
  expect(row.textContent).not.toMatch(/Failed|Overdue|Retry/);
});

it('[CRED-02] adds credit in a dialog that says what it costs and how long it lasts', async () => {
  open();
  await screen.findByText('$25.00');
  fireEvent.click(screen.getByRole('button', { name: 'Add credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add credit' }));
  fireEvent.click(dialog.getByRole('radio', { name: '$50' }));
  expect(dialog.getByText('Visa ending 4242')).toBeTruthy();
  expect(dialog.getByText('$75.00')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Add $50.00' })).toBeTruthy();
});

it('[CRED-05] a day of the chart leads to its calls', async () => {
  const { router } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Jan 01, 2026, 7 min' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(usage));
  expect(router.state.location.search).toBe('?show=minutes&day=2026-01-01');
});

it.each([
  [
    {},
    'Automatic top-up at $50.00',
    'Adds $100.00 from the default card.',
    'Edit automatic top-up',
  ],
  [{ used: 250 }, 'Automatic top-up at $50.00', 'Monthly limit reached.', 'Edit automatic top-up'],
  [{ isOn: false }, 'Automatic top-up is off', /before it runs out/, 'Turn on automatic top-up'],
  [
    { isOn: false, stopped: 'declined' },
    'Automatic top-up is off',
    /declined/,
    'Turn on automatic top-up',
  ],
] as const)(
  '[CRED-02] says below the cards what is topped up: %o',
  async (change, title, note, way) => {
    topUp = { ...topUp, ...change };
    open();
    const cards = within(await region('Cards'));
    expect(await cards.findByText(title)).toBeTruthy();
    expect(cards.getByText(note)).toBeTruthy();
    fireEvent.click(cards.getByRole('button', { name: way }));
    expect(await screen.findByRole('dialog', { name: 'Automatic top-up' })).toBeTruthy();
  },
);

it('[BILL-04] an account without cards, invoices and use says so', async () => {
  invoices = [];
  api.on(listPaymentMethods, () => fakeList([]));
  topUp = { ...topUp, isOn: false };
  open();
  expect(await screen.findByText('Nothing to pay.')).toBeTruthy();
  expect(screen.getByText('Nothing to bill yet.')).toBeTruthy();
  expect(
    await screen.findByText('None yet. Numbers and users are charged to the default card.'),
  ).toBeTruthy();
  expect(screen.getByText(/Your first invoice comes/)).toBeTruthy();
  expect(await screen.findByText('Add a card first. Then credit can be topped up.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Turn on automatic top-up' })).toBeNull();
});

it('[BILL-04] what cannot be loaded says so in its own place', async () => {
  api.on(usageTotals, () => {
    throw new Refusal('FORBIDDEN');
  });
  api.on(listTenantNumbers, () => {
    throw new Refusal('FORBIDDEN');
  });
  open();
  expect(await screen.findByText('Usage could not be loaded')).toBeTruthy();
  const numbers = within(await region('Numbers in use'));
  expect(await numbers.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(await screen.findByText('$214.00')).toBeTruthy();
});
