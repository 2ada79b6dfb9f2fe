import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { getBrand } from '@jackfield/contract/api/brand';
import { getQuote } from '@jackfield/contract/api/price';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  emitLive,
  type FakeApi,
  fakeList,
  fakeQuote,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { Component as BrandDetails } from './details-page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = installFakeApi();
  signInAs();
  api.on(getQuote, () => fakeQuote({ total: 4, oneTime: 4, monthly: 0 }));
  api.on(listPaymentMethods, () => fakeList([]));
});
afterEach(() => {
  cleanup();
  signOutOfTest();
  api.uninstall();
});

const brand = sampleBrand();
const open = () =>
  renderInPortal(<BrandDetails />, {
    path: `/brands/details/${brand.id}/brand-details`,
    route: '/brands/details/:id/brand-details',
  });

it('[COMP-04] says of each point what was sent, what they say, and what to do', async () => {
  api.on(getBrand, () => brand);
  open();
  const point = await screen.findByRole('listitem', { name: 'Tax ID does not match the name' });
  expect(within(point).getByText('63-9912045')).toBeTruthy();
  expect(within(point).getByText('Harbor Smiles Foundation')).toBeTruthy();
  expect(within(point).getByText(/^The tax ID does not match the legal name/)).toBeTruthy();
  expect(within(point).getByRole('link', { name: 'Go to EIN' }).getAttribute('href')).toContain(
    'step=company&field=taxId',
  );
  expect(await screen.findByRole('button', { name: 'Correct and resubmit, $4.00' })).toBeTruthy();
});

it('[COMP-04] turns to verified while it is open', async () => {
  api.on(getBrand, () => sampleBrand({ status: 'pending' }));
  open();
  await screen.findByText('The registry is checking this brand');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  api.on(getBrand, () => sampleBrand({ status: 'verified', isVerified: true, feedback: [] }));
  emitLive({ eventType: 'brand', id: brand.id });
  expect(await screen.findByText('Verified by the registry')).toBeTruthy();
});
