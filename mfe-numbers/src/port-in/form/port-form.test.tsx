import { listCompanies } from '@jackfield/contract/api/company';
import {
  checkPortability,
  createPortOrder,
  getPortLetter,
  getPortOrder,
  type PortOrder,
  submitPortOrder,
  updatePortOrder,
  uploadPortBill,
} from '@jackfield/contract/api/port-in';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import { noticesAtom, queryClient, store } from '@jackfield/runtime';
import {
  cleanup,
  FakeApi,
  fakeList,
  fakeQuote,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as NewOrderPage } from '../new-order-page.tsx';
import { Component as PortOrderPage } from '../port-order-page.tsx';
import { sampleDraft, sampleOrder } from '../sample-order.ts';

let api: FakeApi;
let order: PortOrder;

const put = (next: Partial<PortOrder>) => {
  order = { ...order, ...next, version: order.version + 1 };
  return order;
};

beforeEach(() => {
  localStorage.clear();
  signInAs({ profile: { role: 'admin' } });
  order = sampleDraft();
  api = new FakeApi()
    .on(checkPortability, ({ body }) => ({
      items: (body as { numbers: string[] }).numbers.map((number) => {
        const canMove = !number.includes('555019');
        return {
          number,
          canMove,
          carrier: canMove ? 'Gulf Coast Telecom' : null,
          reason: canMove ? null : 'no carrier here serves this area.',
        };
      }),
    }))
    .on(getQuote, () => fakeQuote())
    .on(listCompanies, () => fakeList([]))
    .on(getPortOrder, () => order)
    .on(createPortOrder, () => order)
    .on(updatePortOrder, ({ body }) => put({ ...(body as object), numbers: order.numbers }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  signOutOfTest();
  store.set(noticesAtom, []);
  api.uninstall();
});

const base = '/admin-settings/company/port';
const openNew = () => renderInPortal(<NewOrderPage />, { path: `${base}/new` });
const openDraft = (step = '') =>
  renderInPortal(<PortOrderPage />, {
    path: `${base}/${order.id}${step && `?step=${step}`}`,
    route: `${base}/:id`,
  });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

it('[PORT-01] numbers are pasted, each says whether it can move, and the order begins with them', async () => {
  const { user } = openNew();
  await user.click(await field(/^Add numbers/));
  await user.paste('(251) 555-0155, 251 555 0191\nnot a number');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Can move, from Gulf Coast Telecom')).toBeTruthy();
  expect(await screen.findByText(/^Can’t move: no carrier here/)).toBeTruthy();
  expect(screen.getByText(/“not a number” is not a phone number/)).toBeTruthy();
  await user.clear(await field(/^Add numbers/));
  await user.click(screen.getByRole('button', { name: 'Next: Current carrier' }));
  expect(await screen.findByText(/^Remove the numbers that can’t move/)).toBeTruthy();
  expect(api.calls(createPortOrder)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Remove +1 (251) 555-0191' }));
  await user.click(screen.getByRole('button', { name: 'Next: Current carrier' }));
  await waitFor(() => expect(window.location.pathname).toBe(`${base}/${order.id}`));
  expect(api.calls(createPortOrder)[0]?.body).toEqual({ numbers: ['+12515550155'] });
});

it('[PORT-01] a step is saved on the server when the next one opens, the PIN nowhere else', async () => {
  const { user } = openDraft('account');
  await user.type(await field(/^Account number/), 'GCT-448-20917');
  await user.type(await field(/^PIN or passcode/), '4471');
  await user.click(screen.getByRole('button', { name: 'Next: Call handling' }));
  await screen.findByRole('heading', { name: 'Where do calls go once the numbers have moved?' });
  await waitFor(() => expect(api.calls(updatePortOrder)).toHaveLength(1));
  expect(api.calls(updatePortOrder)[0]?.body).toMatchObject({
    accountNumber: 'GCT-448-20917',
    pin: '4471',
    contactName: 'Renee Castellano',
  });
  expect(JSON.stringify({ ...localStorage })).not.toContain('4471');
});

it('[PORT-01] without a connection nothing typed is lost, and it says so', async () => {
  api.on(updatePortOrder, () => {
    throw new Error('network');
  });
  const { user } = openDraft('account');
  await user.type(await field(/^Account number/), 'GCT-448-20917');
  await user.click(screen.getByRole('button', { name: 'Next: Call handling' }));
  expect(await screen.findByText('Not saved on the server yet')).toBeTruthy();
  cleanup();
  openDraft('account');
  expect((await field(/^Account number/)).value).toBe('GCT-448-20917');
});

it('[PORT-01] what someone else has saved meanwhile is merged with what was typed', async () => {
  let isFirst = true;
  api.on(updatePortOrder, () => {
    if (!isFirst) return put({ accountNumber: 'GCT-1' });
    isFirst = false;
    order = { ...order, billName: 'Harbor Dental LLC', version: 2 };
    throw new Refusal('VERSIONCONFLICT', [], order);
  });
  const { user } = openDraft('account');
  await user.type(await field(/^Account number/), 'GCT-1');
  await user.click(screen.getByRole('button', { name: 'Next: Call handling' }));
  expect(await screen.findByText('Someone else saved this draft')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /^Current carrier/ }));
  expect((await field(/^Name on the bill/)).value).toBe('Harbor Dental LLC');
  expect((await field(/^Account number/)).value).toBe('GCT-1');
});

it('[PORT-01] a bill of another kind or without a date is not sent', async () => {
  order = { ...sampleOrder(), state: 'draft', points: [], bill: null, letter: null, story: [] };
  const { user } = openDraft('bill');
  await user.click(await screen.findByRole('button', { name: 'Upload' }));
  expect(screen.getByText('Choose the file of the bill.')).toBeTruthy();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is nothing to choose a file with.');
  await user.upload(input, new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByText('The day field is required.')).toBeTruthy();
  expect(api.calls(uploadPortBill)).toHaveLength(0);
});

it('[PORT-01] what the numbers cost each month is said before they are sent', async () => {
  order = { ...sampleOrder(), state: 'draft', points: [], story: [] };
  api.on(getQuote, () => fakeQuote({ monthlyWithTax: 9.9 }));
  openDraft('date');
  const cost = await screen.findByText(/^Moving is free/);
  expect(cost.textContent).toBe(
    'Moving is free. After that, the 3 numbers cost $9.90 a month with tax.',
  );
  expect(api.calls(getQuote)[0]?.query).toEqual({ items: 'localNumber*3' });
});

it('[PORT-01] what the server refuses of an order opens the step that says it', async () => {
  order = { ...sampleOrder(), state: 'draft', points: [], story: [], wantedDate: '2026-12-09' };
  api
    .on(getPortLetter, () => ({ title: '', paragraphs: [], consent: '', signature: order.letter }))
    .on(submitPortOrder, () => {
      throw new Refusal('INVALIDINPUT', [
        { code: 'INVALID', field: 'accountNumber', message: 'The account number is too short.' },
      ]);
    });
  const { user } = openDraft('date');
  await user.click(await screen.findByRole('button', { name: 'Send order' }));
  expect(await screen.findByText('The account number is too short.')).toBeTruthy();
  expect((await field(/^Account number/)).value).toBe('2515550155');
});
