import { type AttentionItem, paths } from '@jackfield/contract';
import { type Invoice, listInvoices } from '@jackfield/contract/api/billing';
import { getQuote } from '@jackfield/contract/api/price';
import { getSubscription } from '@jackfield/contract/api/subscription';
import { usageCounts } from '@jackfield/contract/api/usage';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, fakeList, fakeQuote, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
beforeEach(() => {
  api = new FakeApi()
    .on(listInvoices, () =>
      fakeList([
        invoice(1, {}),
        invoice(2, { isBeingPaid: true }),
        invoice(3, { status: 'open' }),
        invoice(4, { status: 'open', isBeingPaid: true }),
      ]),
    )
    .on(usageCounts, () => ({ days: [] }));
  signInAs();
});
afterEach(() => {
  cleanup();
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
