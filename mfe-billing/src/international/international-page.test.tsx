import { balanceHistory } from '@jackfield/contract/api/balance';
import { listPaymentMethods } from '@jackfield/contract/api/billing';
import {
  type CallRestriction,
  checkInternationalCharge,
  getCallRestriction,
} from '@jackfield/contract/api/call-restriction';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  FakeApi,
  fakeList,
  Refusal,
  signInAs,
  signInWithRole,
  signOutOfTest,
} from '@jackfield/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as InternationalPage } from './international-page.tsx';

let api: FakeApi;
let stored: CallRestriction;
const card = { brand: 'visa', last4Digits: '4242', expMonth: 5, expYear: 2031, holderName: 'Ana' };

beforeEach(() => {
  stored = {
    restrictionType: 'domestic',
    allowedCountries: [],
    internationalCallStatus: 'pending',
    isVerifiedCharges: false,
    isVerifiedInternationalCall: false,
    request: { by: 'Ana Lopez', at: '2026-11-22T15:00:00.000Z' },
    check: null,
    checkAmount: 1,
    currency: 'usd',
    isBeingChecked: false,
    triesLeft: 3,
    allTries: 3,
    lockedUntil: null,
    version: 2,
  };
  const method = { id: 'card', isDefault: true, card, createdAt: '2026-01-01T00:00:00.000Z' };
  api = new FakeApi()
    .on(getCallRestriction, () => stored)
    .on(listPaymentMethods, () => fakeList([method]))
    .on(balanceHistory, () => ({ balance: 10, currency: 'usd' as const, days: [], perDay: null }))
    .on(checkInternationalCharge, () => {
      const triesLeft = stored.triesLeft - 1;
      const lockedUntil = triesLeft === 0 ? '2026-11-23T15:14:00.000Z' : null;
      stored = { ...stored, triesLeft, lockedUntil };
      throw new Refusal('PAYMENTFAILED');
    });
  signInAs({ account: { timeZone: 'America/Chicago' } });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () => {
  const route = '/admin-settings/billing/call-credits/edit/international-calling';
  return renderInPortal(<InternationalPage />, { path: route, route });
};
const button = () => screen.findByRole('button', { name: 'Check card for $1.00' });

it('annex E7 says how many tries are left, and until when the step is locked', async () => {
  const { user } = open();
  expect(await screen.findByText('$11.00')).toBeTruthy();
  expect(screen.queryByText(/left\.$/)).toBeNull();
  await user.click(await button());
  expect(await screen.findByText('The card was not charged. 2 tries left.')).toBeTruthy();
  await user.click(await button());
  expect(await screen.findByText('The card was not charged. 1 try left.')).toBeTruthy();
  await user.click(await button());
  expect(await screen.findByText('Locked until 2026-11-23, 9:14 am.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Check card/ })).toBeNull();
  expect(api.calls(checkInternationalCharge)).toHaveLength(3);
});

it('says that the bank has not answered, and offers no second check', async () => {
  stored = { ...stored, isBeingChecked: true };
  open();
  expect(await screen.findByText(/Waiting for your bank/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Check card/ })).toBeNull();
});

it('without a card it adds one', async () => {
  api.on(listPaymentMethods, () => fakeList([]));
  open();
  expect(await screen.findByRole('button', { name: 'Add card' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Check card/ })).toBeNull());
});

it('[RIGHT-02] who only looks has no step to go on with', async () => {
  signInWithRole('auditor');
  open();
  await screen.findByRole('list');
  expect(screen.queryByRole('button', { name: /^Check card/ })).toBeNull();
});
