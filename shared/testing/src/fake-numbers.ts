import type { ListOf } from '@jackfield/contract';
import type { OfferedNumber, PhoneNumber, TenantNumber } from '@jackfield/contract/api/number';
import { teammateId } from './fake-people.ts';

/** The list envelope of a list without paging (annex A1). */
export const fakeList = <Item>(items: Item[]): ListOf<Item> => ({
  items,
  total: items.length,
  limit: items.length,
  pageNum: 1,
  pageCount: 1,
  hasMore: false,
  nextStartAfter: null,
});

/** A number for sale: local, Alabama. */
export const fakeOffer = (given: Partial<OfferedNumber> = {}): OfferedNumber => ({
  number: '+12515550203',
  provider: 'bandwidth',
  isTollFree: false,
  country: 'USA',
  monthlyPrice: 3,
  currency: 'usd',
  ...given,
});

/** A number of the fake teammate: the default one. */
export const fakePhoneNumber = (given: Partial<PhoneNumber> = {}): PhoneNumber => ({
  id: '018f0000-0000-7000-8000-000000000003',
  ownerType: 'teammate',
  ownerId: teammateId,
  label: 'Direct line',
  isDefault: true,
  number: '+12515550142',
  reservationId: null,
  provider: 'bandwidth',
  isTollFree: false,
  country: 'USA',
  monthlyPrice: 3,
  currency: 'usd',
  campaignId: null,
  e911Address: null,
  lidbStatus: 'none',
  dldaStatus: 'none',
  isBeingSetUp: false,
  version: 1,
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-01-05T15:00:00.000Z',
  ...given,
});

/** The same number as the pages of the account show it. */
export const fakeTenantNumber = (given: Partial<TenantNumber> = {}): TenantNumber => ({
  ...fakePhoneNumber({ label: 'Direct' }),
  ownerName: 'Renee Castellano',
  campaignStatus: null,
  texting: { reason: 'notAttached', group: 'yours', step: 'addToCampaign', since: null },
  ...given,
});
