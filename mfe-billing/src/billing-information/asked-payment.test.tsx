import {
  getInvoice,
  type InvoiceDocument,
  listPaymentMethods,
} from '@jackfield/contract/api/billing';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, fakeList, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AskedPayment } from './asked-payment.tsx';
import { sampleInvoice } from './sample-invoice.ts';

const invoice = sampleInvoice({ number: 'INV-7', status: 'failed', amountDue: 29.35 });
let api: FakeApi;
let stored: Partial<InvoiceDocument>;

beforeEach(() => {
  stored = { ...invoice, lines: [], subtotal: 29.35, tax: 0 };
  api = new FakeApi()
    .on(getInvoice, () => stored as never)
    .on(listPaymentMethods, () => fakeList([]) as never);
  signInAs();
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const show = (pay: string) => renderInPortal(<AskedPayment />, { path: `/?pay=${pay}` });

it('[BILL-06] pays the invoice that the address names, and no other', async () => {
  show(invoice.id);
  expect(await screen.findByRole('dialog', { name: /INV-7/ })).toBeTruthy();
  expect(api.calls(getInvoice)[0]?.params['id']).toBe(invoice.id);
});

it('says so where the invoice could not be loaded, and tries again', async () => {
  api.on(getInvoice, () => Promise.reject(new Refusal('SERVERERROR', [])));
  const { user } = show(invoice.id);
  expect(await screen.findByText('The invoice could not be loaded')).toBeTruthy();
  api.on(getInvoice, () => stored as never);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: /INV-7/ })).toBeTruthy();
});

it('asks for nothing where it is paid already', async () => {
  stored = { ...stored, status: 'paid' };
  show(invoice.id);
  await waitFor(() => expect(api.calls(getInvoice)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
