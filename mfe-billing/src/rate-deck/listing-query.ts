import { listRates, type RateListQuery } from '@jackfield/contract/api/rate-deck';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';

const sortKeys = ['name', 'displayDialingCode', 'rate', 'isAllowed'] as const;
const allowed = { allowed: 'true', notAllowed: 'false' } as const;

/** The listing as it opens without a query in the address. */
export const listingDefaults: ListDefaults = {
  sort: { key: 'name', direction: 'asc' },
  filters: [],
};

/** Key of every list of rates; a prefix names everything below it. */
export const rateListKey = ['ratedeck', 'list'] as const;

/** What the server is asked for; a member of the address that makes no sense is left out. */
export function toRequest(params: ListParams): RateListQuery {
  const pill = oneOf(params.status, ['allowed', 'notAllowed']);
  return { ...pageRequest(params, sortKeys), ...(pill && { isAllowed: allowed[pill] }) };
}

/** One page of the rate deck (API-56). */
export function ratePage(tenantId: string, query: RateListQuery) {
  return {
    queryKey: [...rateListKey, tenantId, query],
    load: (signal: AbortSignal) => call(listRates, { params: { tenantId }, query }, { signal }),
  };
}
