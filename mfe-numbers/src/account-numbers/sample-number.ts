import type { TenantNumber } from '@jackfield/contract/api/number';

const at = '2026-01-05T15:00:00.000Z';

/** A number of the account as its pages show it, for tests. */
export const sampleNumber = (given: Partial<TenantNumber> = {}): TenantNumber => ({
  id: '018f0000-0000-7000-8000-000000000003',
  ownerType: 'teammate',
  ownerId: '018f0000-0000-7000-8000-000000000002',
  ownerName: 'Renee Castellano',
  label: 'Direct',
  isDefault: true,
  number: '+12515550142',
  reservationId: null,
  provider: 'bandwidth',
  isTollFree: false,
  country: 'USA',
  monthlyPrice: 3,
  currency: 'usd',
  campaignId: null,
  campaignStatus: null,
  e911Address: null,
  lidbStatus: 'none',
  dldaStatus: 'none',
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...given,
});
