import type { TenantNumber } from '@jackfield/contract/api/number';
import {
  type CampaignNumbers,
  getNumberRegistration,
  setCampaignNumbers,
} from '@jackfield/contract/api/number-registration';
import { renderInPortal } from '@jackfield/kit/testing';
import { FakeApi, fakeTenantNumber, Refusal, signInAs, signOutOfTest } from '@jackfield/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Component as RegistrationPage } from './registration-page.tsx';

const other = '018f0000-0000-7000-8000-0000000000c9';
let api: FakeApi;
let number: TenantNumber;
let campaigns: CampaignNumbers[];

beforeEach(() => {
  signInAs();
  number = fakeTenantNumber();
  campaigns = [
    {
      id: '018f0000-0000-7000-8000-0000000000c1',
      name: 'Front desk texts',
      useCase: 'CustomerCare',
      registryId: 'CABC123',
      description: 'Conversations of the front desk.',
      status: 'active',
      brand: {
        id: '018f0000-0000-7000-8000-0000000000c2',
        companyName: 'Harbor Dental Group LLC',
        status: 'verified',
      },
      phoneNumberIds: [other],
      version: 3,
    },
  ];
  api = new FakeApi()
    .on(getNumberRegistration, () => ({
      phoneNumber: number,
      campaign: campaigns.find(({ phoneNumberIds }) => phoneNumberIds.includes(number.id)) ?? null,
      campaigns,
    }))
    .on(setCampaignNumbers, ({ params, body, headers }) => {
      const campaign = campaigns.find(({ id }) => id === params['id']);
      if (!campaign) throw new Refusal('NOTFOUND');
      if (headers.get('if-match') !== `"${campaign.version}"`) throw new Refusal('VERSIONCONFLICT');
      const { phoneNumberIds } = body as { phoneNumberIds: string[] };
      const next = { ...campaign, phoneNumberIds, version: campaign.version + 1 };
      campaigns = [next];
      return next;
    });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const open = () => {
  const page = '/admin-settings/company/numbers';
  return renderInPortal(<RegistrationPage />, {
    path: `${page}/${number.id}/registration`,
    route: `${page}/:id/registration`,
  });
};

it('[NUM-12] assigns a number to a campaign, and takes it away', async () => {
  const { user } = open();
  expect(await screen.findByText('This number is not in a campaign')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Assign to campaign' }));
  const form = within(await screen.findByRole('dialog'));
  // Another number came to the campaign meanwhile.
  campaigns = campaigns.map((one) => ({ ...one, version: 4 }));
  await user.click(form.getByRole('button', { name: 'Assign to campaign' }));
  expect(await screen.findByText('Harbor Dental Group LLC', { exact: false })).toBeTruthy();
  expect(screen.getByText('Front desk texts')).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(screen.getByText('Active')).toBeTruthy();
  expect(campaigns[0]?.phoneNumberIds).toEqual([other, number.id]);

  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remove number' }));
  expect(await screen.findByText('This number is not in a campaign')).toBeTruthy();
  expect(campaigns[0]?.phoneNumberIds).toEqual([other]);
});

it('[NUM-12] calls campaigns as their list does, with the brand where there are several to choose', async () => {
  const [first] = campaigns;
  if (!first) return;
  campaigns = [
    { ...first, phoneNumberIds: [] },
    {
      ...first,
      id: '018f0000-0000-7000-8000-0000000000c3',
      name: '',
      brand: { ...first.brand, companyName: 'Harbor Kids LLC' },
    },
  ];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Assign to campaign' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('combobox', { name: /^Campaign/ }));
  expect(screen.getByTitle('Front desk texts, Harbor Dental Group LLC')).toBeTruthy();
  await user.click(screen.getByTitle('Customer care, CABC123, Harbor Kids LLC'));
  await user.click(form.getByRole('button', { name: 'Assign to campaign' }));
  expect(await screen.findByText('Customer care, CABC123')).toBeTruthy();
});

it('[NUM-12] leads to compliance while there is no active campaign', async () => {
  campaigns = [];
  open();
  expect(await screen.findByText(/Please register and verify a brand first/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Go to campaigns' });
  expect(link.getAttribute('href')).toBe('/admin-settings/compliance/campaigns/listing');
});

it('[NUM-12] [G9] says that toll-free numbers are not part of a campaign', async () => {
  number = fakeTenantNumber({ isTollFree: true });
  open();
  expect(await screen.findByText('Toll-free numbers are not part of a campaign.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign to campaign' })).toBeNull();
});
