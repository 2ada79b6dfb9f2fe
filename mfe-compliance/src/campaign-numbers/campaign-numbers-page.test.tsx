import { type Campaign, getCampaign, listCampaigns } from '@jackfield/contract/api/campaign';
import { listTenantNumbers, type TenantNumber } from '@jackfield/contract/api/number';
import { listTexting, type TextingNumber } from '@jackfield/contract/api/texting';
import { setCampaignNumbers } from '@jackfield/contract/api/number-registration';
import { renderInPortal } from '@jackfield/kit/testing';
import {
  cleanup,
  type FakeApi,
  fakeList,
  fakeTenantNumber,
  installFakeApi,
  Refusal,
  screen,
  signInAs,
  signOutOfTest,
  waitFor,
  within,
} from '@jackfield/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { campaignId, sampleCampaign } from '../campaigns/sample-campaign.ts';
import { Component as NumbersPage } from './campaign-numbers-page.tsx';

const other = '018f0000-0000-7000-8000-0000000000c2';
const idOf = (place: number) => `018f0000-0000-7000-8000-0000000000f${place}`;
const numberOf = (place: number, given: Partial<TenantNumber> = {}) =>
  fakeTenantNumber({
    id: idOf(place),
    number: `+1251555011${place}`,
    ownerName: `Owner ${place}`,
    ...given,
  });

const textingOf = ({ id, number, label, ownerType, ownerId, ownerName }: TenantNumber) =>
  ({
    id,
    number,
    label,
    ownerType,
    ownerId,
    ownerName,
    country: 'USA',
    isTollFree: false,
    group: 'ready',
    reason: 'ready',
    step: 'showNumber',
    since: null,
    links: [{ link: 'attached', state: 'done', at: '2026-11-20T12:00:00.000Z' }],
    brand: null,
    vetting: null,
    campaign: null,
    isAttached: true,
    readyBy: null,
    alike: id,
  }) satisfies TextingNumber;

let api: FakeApi;
let campaign: Campaign;
let numbers: TenantNumber[];

beforeEach(() => {
  signInAs();
  campaign = sampleCampaign({ phoneNumberIds: [idOf(1)] });
  numbers = [
    numberOf(1, { campaignId, campaignStatus: 'active' }),
    numberOf(2, { campaignId: null }),
    numberOf(3, { campaignId: null, ownerType: 'company', ownerName: 'Fairhope office' }),
    numberOf(4, { campaignId: other, campaignStatus: 'active' }),
  ];
  api = installFakeApi()
    .on(getCampaign, () => campaign)
    .on(listCampaigns, () => fakeList([sampleCampaign({ id: other, name: 'Reminders' })]))
    .on(listTenantNumbers, () => fakeList(numbers))
    .on(listTexting, () => {
      const attached = numbers.filter((one) => one.campaignId === campaignId).map(textingOf);
      return {
        ...fakeList(attached),
        counts: { all: attached.length, yours: 0, waiting: 0, ready: attached.length, other: 0 },
        folded: [],
        addable: 0,
        campaigns: [],
      };
    })
    .on(setCampaignNumbers, ({ body, headers }) => {
      if (headers.get('if-match') !== `"${campaign.version}"`) throw new Refusal('VERSIONCONFLICT');
      const { phoneNumberIds } = body as { phoneNumberIds: string[] };
      campaign = { ...campaign, phoneNumberIds, version: campaign.version + 1 };
      numbers = numbers.map((one) =>
        phoneNumberIds.includes(one.id)
          ? { ...one, campaignId, campaignStatus: 'active' }
          : { ...one, campaignId: one.campaignId === campaignId ? null : one.campaignId },
      );
      return { ...campaign, brand: { ...campaign.brand } };
    });
});
afterEach(() => {
  cleanup();
  api.uninstall();
  signOutOfTest();
});

const page = '/admin-settings/compliance/campaigns/details';
const open = (query = '') =>
  renderInPortal(<NumbersPage />, {
    path: `${page}/${campaignId}/associated-numbers${query}`,
    route: `${page}/:id/associated-numbers`,
  });

it('[COMP-11] adds many at once and moves one of another campaign', async () => {
  const { user } = open('?drawer=add');
  const drawer = within(await screen.findByRole('dialog', { name: 'Add numbers' }));
  await user.click(
    await drawer.findByRole('checkbox', { name: 'Choose all available ones shown' }),
  );
  expect(drawer.getByText(/Sends for Reminders/)).toBeTruthy();
  expect(drawer.queryByText('+1 (251) 555-0111')).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Move +1 (251) 555-0114 here' }));
  // Somebody else added a number meanwhile.
  campaign = { ...campaign, version: 4, phoneNumberIds: [idOf(1), idOf(9)] };
  await user.click(drawer.getByRole('button', { name: 'Add 3 numbers, 1 of them moved' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(setCampaignNumbers).at(-1)?.body).toEqual({
    phoneNumberIds: [idOf(1), idOf(9), idOf(2), idOf(3), idOf(4)],
    moves: [{ phoneNumberId: idOf(4), from: other }],
  });
  expect(await screen.findByText('Fairhope office')).toBeTruthy();
});

it('[COMP-11] names the number that was added elsewhere meanwhile', async () => {
  api.on(setCampaignNumbers, () => {
    throw new Refusal('DUPLICATE', [
      {
        code: 'DUPLICATE',
        field: 'phoneNumberIds',
        message: '+1 (251) 555-0112 belongs to the campaign Recall.',
      },
    ]);
  });
  const { user } = open('?drawer=add');
  const drawer = within(await screen.findByRole('dialog', { name: 'Add numbers' }));
  await user.click(await drawer.findByRole('checkbox', { name: 'Choose +1 (251) 555-0112' }));
  await user.click(drawer.getByRole('button', { name: 'Add 1 number' }));
  expect(await drawer.findByText('+1 (251) 555-0112 belongs to the campaign Recall.')).toBeTruthy();
});

it('[COMP-11] removes a number after a question', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Remove +1 (251) 555-0111…' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Remove +1 (251) 555-0111 from the campaign?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove number' }));
  expect(await screen.findByText('No number uses this campaign yet')).toBeTruthy();
  expect(api.calls(setCampaignNumbers)[0]?.body).toEqual({ phoneNumberIds: [] });
});

it('[E6] offers no number while the carriers have not approved it', async () => {
  campaign = sampleCampaign({ status: 'pendingReview' });
  numbers = [];
  open('?drawer=add');
  expect(await screen.findByText(/once the carriers have approved it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add numbers…' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
