import { listBrands } from '@jackfield/contract/api/compliance';
import { type ListParams, pageRequest } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';

const sortKeys = ['companyName', 'status', 'createdAt'] as const;

/** What a page of the listing asks for (API-74). */
export interface BrandListQuery {
  pageNum: number;
  limit: number;
  sortBy?: (typeof sortKeys)[number];
  direction?: 'asc' | 'desc';
  search?: string;
}

/** The request behind an address of the listing; an unknown sort means by name. */
export const toRequest = (params: ListParams): BrandListQuery => pageRequest(params, sortKeys);

/** One page of brands. */
export function brandPage(query: BrandListQuery) {
  return {
    queryKey: ['brand', 'list', query],
    load: (signal: AbortSignal) => call(listBrands, { query }, { signal }),
  };
}
