import { type AttentionItem, type HomeWatchProps, paths } from '@jackfield/contract';
import {
  type Invoice,
  listInvoices,
  listPaymentMethods,
  type PaymentMethod,
} from '@jackfield/contract/api/billing';
import { getQuote } from '@jackfield/contract/api/price';
import { getSubscription } from '@jackfield/contract/api/subscription';
import { usageCounts } from '@jackfield/contract/api/usage';
import { renderInPortal } from '@jackfield/kit/testing';
import { queryClient } from '@jackfield/runtime';
import { FakeApi, fakeList, fakeQuote, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { sampleInvoice } from '../billing-information/sample-invoice.ts';
import { BillingWatch } from './billing-watch.tsx';

const invoice = (at: number, change: Partial<Invoice>): Invoice =>
  sampleInvoice({
    id: `018f0000-0000-7000-8000-0000000000c${at}`,
    number: `INV-${at}`,
    status: 'failed',
    amountDue: 100 + at,
    ...change,
  });

let api: FakeApi;
let cards: PaymentMethod[];
beforeEach(() => {
  cards = [];
  api = new FakeApi()
    .on(listInvoices, () =>
      fakeList([
        invoice(1, {}),
        invoice(2, { isBeingPaid: true }),
        invoice(3, { status: 'open' }),
        invoice(4, { status: 'open', isBeingPaid: true }),
      ]),
    )
    .on(listPaymentMethods, () => fakeList(cards))
    .on(usageCounts, () => ({ days: [] }));
  signInAs();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  api.uninstall();
  signOutOfTest();
});

it('[BILL-02] the end of a trial leads, with the price and the card that is missing', async () => {
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const trial = { isTrial: true, since: at(-25), trialEndsAt: at(5), limits: [], hasCard: false };
  api
    .on(getSubscription, () => ({ ...trial, users: 5, phoneNumbers: 1 }) as never)
    .on(getQuote, () => ({ ...fakeQuote(), monthlyWithTax: 136.5 }));
  signOutOfTest();
  signInAs({ account: { stripeInfo: { isTrial: true } as never, timeZone: 'UTC' } });
  let attention: readonly AttentionItem[] = [];
  renderInPortal(<BillingWatch tell={(told) => (attention = told.attention ?? [])} />);
  await waitFor(() => expect(attention[0]?.headline).toBe('Your trial ends in 5 days'));
  expect(attention[0]?.text).toBe(
    'Your trial ends in 5 days, and there is no card yet. Then you pay $136.50 a month.',
  );
});

it('Home counts neither as failed nor as overdue what is being paid', async () => {
  let attention: readonly AttentionItem[] = [];
  renderInPortal(<BillingWatch tell={(told) => (attention = told.attention ?? [])} />);
  await waitFor(() => expect(attention.length).toBeGreaterThanOrEqual(2));
  expect(attention.slice(0, 2).map(({ text }) => text)).toEqual([
    'The payment of invoice INV-1 failed, $101.00 is open',
    'Invoice INV-3 is overdue, $103.00 is open',
  ]);
  expect(attention.map(({ subject }) => subject).slice(0, 2)).toEqual(['INV-1', 'INV-3']);
});

it('Home leads to the payment of the oldest of several, not to the list', async () => {
  api.on(listInvoices, () => fakeList([invoice(5, {}), invoice(6, {}), invoice(7, {})]));
  let attention: readonly AttentionItem[] = [];
  renderInPortal(<BillingWatch tell={(told) => (attention = told.attention ?? [])} />);
  await waitFor(() => expect(attention).toHaveLength(1));
  expect(attention[0]).toMatchObject({
    text: 'The payment of 3 invoices failed, $318.00 is open',
    action: {
      label: 'Pay the oldest…',
      to: `${paths.admin.billing.information()}?pay=${invoice(7, {}).id}`,
    },
  });
});

it('[NOTE-01] the card that pays is told of from 30 days before its end', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  cards = [
    {
      id: '018f0000-0000-7000-8000-0000000000d1',
      isDefault: true,
      card: { brand: 'visa', last4Digits: '4242', expMonth: 12, expYear: 2026, holderName: 'Ana' },
      createdAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  api.on(listInvoices, () => fakeList([]));
  const toldOn = async (day: string) => {
    vi.setSystemTime(new Date(`${day}T18:00:00Z`));
    // A session of that day.
    signOutOfTest();
    signInAs();
    const tell = vi.fn<HomeWatchProps['tell']>();
    renderInPortal(<BillingWatch tell={tell} />);
    const last = () => tell.mock.lastCall?.[0];
    await waitFor(() => expect(last()?.state).toBe('ready'));
    cleanup();
    queryClient.clear();
    return last()?.attention?.map(({ text }) => text);
  };
  expect(await toldOn('2026-11-30')).toEqual([]);
  expect(await toldOn('2026-12-01')).toEqual([
    'The card that pays for the account, ending 4242, works until Dec 31, 2026.',
  ]);
});
