import type { TenantNumber } from '@jackfield/contract/api/number';
import { fakePhoneNumber } from '@jackfield/testing';

/** A number of the account as its pages show it, for tests. */
export const sampleNumber = (given: Partial<TenantNumber> = {}): TenantNumber => ({
  ...fakePhoneNumber({ label: 'Direct' }),
  ownerName: 'Renee Castellano',
  campaignStatus: null,
  ...given,
});
