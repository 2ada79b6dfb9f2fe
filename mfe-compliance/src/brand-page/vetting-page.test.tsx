import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { getBrand, requestVetting } from '@jackfield/contract/api/brand';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeList,
  fakeQuote,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signInWithRole,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { Component as BrandVetting } from './vetting-page.tsx';

const passed = {
  id: '018f0000-0000-7000-8000-0000000000c1',
  provider: 'Aegis Mobile' as const,
  vettingClass: 'Standard' as const,
  status: 'passed' as const,
  score: 78,
  requestedAt: '2026-09-17T15:00:00.000Z',
  decidedAt: '2026-09-21T15:00:00.000Z',
  price: 40,
};
const verified = (part: Parameters<typeof sampleBrand>[0] = {}) =>
  sampleBrand({ status: 'verified', isVerified: true, feedback: [], vettings: [passed], ...part });
const path = `/details/${sampleBrand().id}/brand-vetting`;
const route = '/details/:id/brand-vetting';

let api: FakeApi;
beforeEach(() => {
  api = installFakeApi();
  signInAs();
  api.on(getQuote, () => fakeQuote({ total: 40, oneTime: 40, monthly: 0 }));
  api.on(listPaymentMethods, () =>
    fakeList([
      {
        id: '018f0000-0000-7000-8000-0000000000e2',
        isDefault: true,
        card: { brand: 'visa', last4Digits: '4242', expMonth: 5, expYear: 2031, holderName: 'R' },
        createdAt: '2026-01-05T15:00:00.000Z',
      },
    ]),
  );
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

it('[COMP-05] [COMP-14] requests a vetting for the price that is shown', async () => {
  api.on(getBrand, () => verified());
  api.on(requestVetting, () => {
    throw new Refusal('PAYMENTFAILED');
  });
  const { user } = renderInPortal(<BrandVetting />, { path, route });
  await user.click(await screen.findByRole('radio', { name: /WMC Global/ }));
  await user.click(screen.getByRole('radio', { name: /Enhanced/ }));
  const button = await screen.findByRole('button', { name: 'Request vetting, $40.00' });
  await user.click(button);
  expect(await screen.findByText(/^Your card was declined/)).toBeTruthy();
  const asked = {
    ...passed,
    id: '018f0000-0000-7000-8000-0000000000c2',
    provider: 'WMC Global' as const,
    vettingClass: 'Enhanced' as const,
    status: 'requested' as const,
    score: null,
    requestedAt: '2026-11-18T15:00:00.000Z',
    decidedAt: null,
  };
  const after = verified({ vettings: [passed, asked], version: 4 });
  api.on(getBrand, () => after);
  api.on(requestVetting, () => after);
  await user.click(button);
  const table = screen.getByRole('table', { name: 'History' });
  expect(
    await within(table).findByRole('row', { name: /^WMC Global Enhanced Requested/ }),
  ).toBeTruthy();
  expect(within(table).getByRole('row', { name: /Passed score 78/ })).toBeTruthy();
  const sent = api.calls(requestVetting);
  expect(sent.map(({ body }) => body)).toEqual([
    { provider: 'WMC Global', vettingClass: 'Enhanced', shownTotal: 40 },
    sent[0]?.body,
  ]);
  const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).not.toBe(second);
  expect(await screen.findByText(/^WMC Global is still reviewing/)).toBeTruthy();
});

it('[COMP-05] asks for nothing before the brand is verified', async () => {
  api.on(getBrand, () => sampleBrand());
  renderInPortal(<BrandVetting />, { path, route });
  expect(await screen.findByText(/once the registry has verified the brand/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Request vetting/ })).toBeNull();
});

it('[RIGHT-02] who sends to the registry but sees no money is held up by no price', async () => {
  signInWithRole('compliance');
  api.on(getBrand, () => verified({ vettings: [] }));
  renderInPortal(<BrandVetting />, { path, route });
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: /request/i });
  expect(send.disabled).toBe(false);
  expect([...api.calls(getQuote), ...api.calls(listPaymentMethods)]).toEqual([]);
});

it('[PROV-01] says before it is paid what the registry can’t do', async () => {
  api.on(getBrand, () =>
    verified({ limits: ['vettingOnceInHalfAYear', 'noCampaignVerify', 'campaignMadeAnew'] }),
  );
  renderInPortal(<BrandVetting />, { path, route });
  expect(await screen.findByText(/again after 180 days\. Campaign Verify is not/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Campaign Verify/ })).toBeNull();
  expect(screen.queryByText(/Three months/)).toBeNull();
});

it('[PROV-01] offers all where the registry can do all', async () => {
  api.on(getBrand, () => verified());
  renderInPortal(<BrandVetting />, { path, route });
  expect(await screen.findByRole('radio', { name: /Campaign Verify/ })).toBeTruthy();
  expect(screen.queryByText('Before you pay')).toBeNull();
});
