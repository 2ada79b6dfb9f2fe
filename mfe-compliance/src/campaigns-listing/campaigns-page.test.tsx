import { listBrands } from '@jackfield/contract/api/brand';
import { listCampaigns } from '@jackfield/contract/api/campaign';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeList,
  installFakeApi,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brandId, sampleCampaign } from '../campaigns/sample-campaign.ts';
import { Component as CampaignsPage } from './campaigns-page.tsx';

let api: FakeApi;

beforeEach(() => {
  signInAs();
  api = installFakeApi()
    .on(listBrands, () => fakeList([]))
    .on(listCampaigns, () =>
      fakeList([
        sampleCampaign(),
        sampleCampaign({
          id: '018f0000-0000-7000-8000-0000000000c2',
          name: '',
          useCase: 'Marketing',
          registryId: 'CW55PJE',
          status: 'rejected',
        }),
      ]),
    );
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const path = '/admin-settings/compliance/campaigns/listing';

it('[COMP-08] lists campaigns with brand, payment and state; a nameless one by use case and id', async () => {
  renderInPortal(<CampaignsPage />, { path, route: path });
  const row = within(await screen.findByRole('row', { name: /Front desk conversations/ }));
  expect(row.getByRole('link', { name: 'Front desk conversations' }).getAttribute('href')).toMatch(
    /\/campaigns\/details\/[^/]+\/campaign-details$/,
  );
  for (const text of ['Harbor Dental', 'Paid', 'Active', 'Nov 15, 2026']) {
    expect(row.getByText(text)).toBeTruthy();
  }
  const other = within(screen.getByRole('row', { name: /Marketing, CW55PJE/ }));
  expect(other.getByText('Rejected')).toBeTruthy();
});

it('[COMP-06] [COMP-13] asks for 25 of the brand that the address names', async () => {
  renderInPortal(<CampaignsPage />, { path: `${path}?brand=${brandId}`, route: path });
  await screen.findByRole('row', { name: /Front desk conversations/ });
  await waitFor(() =>
    expect(api.calls(listCampaigns).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ brandId, limit: '25', pageNum: '1' }),
    ),
  );
});
