import { listBrands } from '@jackfield/contract/api/brand';
import { type ListParams, pageRequest } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';

const sortKeys = ['companyName', 'status', 'createdAt'] as const;

/** The request behind an address of the listing; an unknown sort means by name. */
export const toRequest = (params: ListParams) => pageRequest(params, sortKeys);
export type BrandListQuery = ReturnType<typeof toRequest>;

/** One page of brands. */
export function brandPage(query: BrandListQuery) {
  return {
    queryKey: ['brand', 'list', query],
    load: (signal: AbortSignal) => call(listBrands, { query }, { signal }),
  };
}
