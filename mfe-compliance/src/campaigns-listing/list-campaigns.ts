import { campaignStatuses } from '@jackfield/contract/api/compliance';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';

const sortKeys = ['createdAt', 'name', 'useCase', 'status'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The listing as it opens without a query in the address: the newest first (COMP-13). */
export const listDefaults: ListDefaults = {
  sort: { key: 'createdAt', direction: 'desc' },
  filters: ['brand', 'state'],
};

/** The request behind an address of the listing; what makes no sense is left out. */
export function toRequest(params: ListParams) {
  const { brand, state } = params.filters;
  const status = oneOf(state, campaignStatuses);
  return {
    ...pageRequest(params, sortKeys),
    ...(brand && uuid.test(brand) && { brandId: brand }),
    ...(status && { status }),
  };
}
