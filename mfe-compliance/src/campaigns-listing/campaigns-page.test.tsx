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
import { CampaignTable } from './campaign-table.tsx';
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

it('[COMP-08] asks for those of the brand that the address names', async () => {
  renderInPortal(<CampaignsPage />, { path: `${path}?brand=${brandId}`, route: path });
  await screen.findByRole('row', { name: /Front desk conversations/ });
  await waitFor(() =>
    expect(api.calls(listCampaigns).map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ brandId, limit: '25', pageNum: '1' }),
    ),
  );
});

it('[COMP-13] shows the 25 newest of 26 campaigns, and the last one on the next page', async () => {
  const all = Array.from({ length: 26 }, (_campaign, at) =>
    sampleCampaign({
      id: `018f0000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`,
      name: `Campaign ${at + 1}`,
      createdAt: new Date(Date.UTC(2026, 10, 26 - at)).toISOString(),
    }),
  );
  api.on(listCampaigns, ({ query }) => {
    const { pageNum, limit, sortBy, direction } = query as Record<string, string>;
    expect([sortBy, direction]).toEqual(['createdAt', 'desc']);
    const first = (Number(pageNum) - 1) * Number(limit);
    return { ...fakeList(all.slice(first, first + Number(limit))), total: all.length };
  });
  const { user } = renderInPortal(<CampaignsPage />, { path, route: path });
  await screen.findByRole('row', { name: /Campaign 25/ });
  const names = () =>
    screen.getAllByRole('link', { name: /^Campaign \d/ }).map(({ textContent }) => textContent);
  expect(names()).toEqual(all.slice(0, 25).map(({ name }) => name));
  expect(screen.getByText('1–25 of 26')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(names()).toEqual(['Campaign 26']));
});

it('[COMP-06] the page of a brand asks for its own campaigns alone', async () => {
  renderInPortal(<CampaignTable brandId={brandId} />);
  const row = within(await screen.findByRole('row', { name: /Front desk conversations/ }));
  expect(row.getByText('Active')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Brand' })).toBeNull();
  expect(api.calls(listCampaigns).map(({ query }) => query)).toEqual([
    expect.objectContaining({ brandId, sortBy: 'createdAt', direction: 'desc' }),
  ]);
});
