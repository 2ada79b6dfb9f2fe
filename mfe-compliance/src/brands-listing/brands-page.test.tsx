import { listBrands } from '@jackfield/contract/api/brand';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeList,
  installFakeApi,
  screen,
  signInAs,
  signInWithRole,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBrand } from '../brands/sample-brand.ts';
import { Component as BrandsPage } from './brands-page.tsx';

const path = '/admin-settings/compliance/brands/listing';
const brands = [
  sampleBrand(),
  sampleBrand({
    id: '018f0000-0000-7000-8000-00000000b002',
    companyName: 'Harbor Dental Group LLC',
    companyType: 'PrivateProfit',
    status: 'verified',
    isVerified: true,
  }),
];
let api: FakeApi;

beforeEach(() => {
  signInAs();
  api = installFakeApi().on(listBrands, ({ query }) => {
    const { search = '' } = query as { search?: string };
    return fakeList(
      brands
        .filter(({ companyName }) => companyName.toLowerCase().includes(search))
        .map((brand) => ({ ...brand, feedbackCount: 0 })),
    );
  });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () => renderInPortal(<BrandsPage />, { path, route: path });
const names = () =>
  screen.getAllByRole('link', { name: /^Harbor/ }).map((link) => link.textContent);

it('[COMP-02] lists the brands with type and state, each with the way to its page', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Harbor Smiles Foundation/ }));
  expect(row.getByText('Non-profit')).toBeTruthy();
  expect(row.getByText('Unverified')).toBeTruthy();
  const link = row.getByRole('link', { name: 'Harbor Smiles Foundation' });
  expect(link.getAttribute('href')).toBe(
    `/admin-settings/compliance/brands/details/${brands[0]?.id}/brand-details`,
  );
  expect(names()).toEqual(['Harbor Smiles Foundation', 'Harbor Dental Group LLC']);
});

it('[COMP-02] finds a brand by its company name, and narrows by state', async () => {
  const { user } = open();
  await screen.findByRole('row', { name: /Foundation/ });
  await user.type(screen.getByRole('textbox', { name: 'Search company name' }), 'dental');
  await waitFor(() => expect(names()).toEqual(['Harbor Dental Group LLC']));
  await user.click(screen.getByRole('button', { name: /^Verified/ }));
  await waitFor(() =>
    expect(api.calls(listBrands).at(-1)?.query).toMatchObject({
      search: 'dental',
      status: 'verified',
    }),
  );
});

it('[RIGHT-02] who only looks adds and edits no brand', async () => {
  signInWithRole('auditor');
  open();
  await screen.findByRole('row', { name: /Foundation/ });
  expect(screen.queryByRole('button', { name: 'Add brand' })).toBeNull();
});
