import { listInvoices } from '@jackfield/contract/api/billing';
import { getQuote } from '@jackfield/contract/api/price';
import { endTrial, getSubscription, type Subscription } from '@jackfield/contract/api/subscription';
import { setTenantStatus } from '@jackfield/contract/api/tenant';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  FakeApi,
  fakeList,
  fakeQuote,
  fakeTenant,
  Refusal,
  signInAs,
  signOutOfTest,
  tenantId,
} from '@jackfield/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as SubscriptionPage } from './subscription-page.tsx';

let api: FakeApi;
let stored: Subscription;
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

beforeEach(() => {
  stored = {
    isTrial: true,
    since: ago(9),
    trialEndsAt: ago(-5),
    limits: [
      { item: 'company', used: 1, limit: 1 },
      { item: 'companyNumber', used: 2, limit: 3 },
      { item: 'device', used: 0, limit: null },
      { item: 'user', used: 5, limit: 5 },
      { item: 'userNumber', used: 4, limit: 5 },
    ],
    hasCard: true,
    users: 5,
    phoneNumbers: 6,
  };
  api = new FakeApi()
    .on(getSubscription, () => stored)
    .on(listInvoices, () => fakeList([]))
    .on(getQuote, () => fakeQuote({ monthly: 25, total: 7.5 }))
    .on(endTrial, () => {
      stored = { ...stored, isTrial: false, trialEndsAt: null, since: ago(0) };
      return fakeTenant();
    })
    .on(setTenantStatus, () => fakeTenant({ status: 'cancel' }));
  signInAs({ account: { companyName: 'Northlight Bicycle Works', balance: 10 } });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () => {
  const route = '/admin-settings/billing/subscription';
  renderInPortal(<SubscriptionPage />, { path: route, route });
};

it('[BILL-02] shows the days left and how much of each limit is used', async () => {
  open();
  expect(await screen.findByText('5 days left')).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Trial limits' })).getAllByRole(
    'listitem',
  );
  expect(rows.map((row) => row.textContent)).toEqual([
    'Company numbers1 of 1Limit reached',
    'Phone numbers of company numbers2 of 31 more',
    'Desk phones0No limit',
    'Users5 of 5Limit reached',
    'Phone numbers of users4 of 51 more',
  ]);
});

it('[BILL-07] ends the trial after a question, and the limits are gone', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'End trial…' }));
  const dialog = await screen.findByRole('dialog');
  expect(api.calls(endTrial)).toHaveLength(0);
  expect(await within(dialog).findByText('$7.50')).toBeTruthy();
  expect(dialog.textContent).not.toContain('Nothing is charged');
  fireEvent.click(within(dialog).getByRole('button', { name: 'End trial' }));
  expect(await screen.findByRole('region', { name: 'In use' })).toBeTruthy();
  expect(screen.queryByText('Limit reached')).toBeNull();
  expect(screen.queryByRole('button', { name: 'End trial…' })).toBeNull();
  expect(api.calls(endTrial)[0]).toMatchObject({
    params: { id: tenantId },
    body: { shownTotal: 7.5 },
  });
});

it('[BILL-07] says in the dialog why the trial was not ended', async () => {
  api.on(endTrial, () => {
    throw new Refusal('PAYMENTREQUIRED');
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'End trial…' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('button', { name: 'End trial' }));
  expect(await within(dialog).findByText('Please add a credit card to continue.')).toBeTruthy();
});

it('[BILL-07] without a card says what is missing and adds one', async () => {
  stored = { ...stored, hasCard: false };
  open();
  const panel = within(await screen.findByRole('region', { name: 'End the trial' }));
  expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add card']);
  expect(await panel.findByText('$7.50')).toBeTruthy();
});

it('[BILL-08] cancels only with a reason and the name of the company', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel account…' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const effect of [
    /5 users/,
    /no longer forwarded/,
    /6 phone numbers/,
    /\$10\.00 is not refunded/,
  ]) {
    expect(dialog.getByText(effect)).toBeTruthy();
  }
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel account' });
  const name = dialog.getByRole('textbox', { name: /^Type Northlight Bicycle Works/ });
  fireEvent.change(name, { target: { value: 'Northlight Bicycle Works' } });
  expect(button.disabled).toBe(true);
  const reason = dialog.getByRole('textbox', { name: /^Why are you leaving/ });
  fireEvent.change(reason, { target: { value: 'We move on.' } });
  fireEvent.change(name, { target: { value: 'northlight' } });
  expect(button.disabled).toBe(true);
  fireEvent.change(name, { target: { value: ' Northlight Bicycle Works ' } });
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  await waitFor(() => expect(api.calls(setTenantStatus)).toHaveLength(1));
  expect(api.calls(setTenantStatus)[0]).toMatchObject({
    params: { id: tenantId },
    body: { status: 'cancel', reason: 'We move on.', emailEvent: 'AccountCancelled' },
  });
});
