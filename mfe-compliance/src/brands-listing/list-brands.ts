import { listBrands } from '@jackfield/contract/api/compliance';
import type { ListParams } from '@jackfield/lists/list-page';
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
export function toRequest({ page, pageSize, sort, search }: ListParams): BrandListQuery {
  return {
    pageNum: page,
    limit: pageSize,
    sortBy: sortKeys.find((key) => key === sort.key) ?? 'companyName',
    direction: sort.direction,
    ...(search && { search }),
  };
}

/** One page of brands. */
export function brandPage(query: BrandListQuery) {
  return {
    queryKey: ['brand', 'list', query],
    load: (signal: AbortSignal) => call(listBrands, { query }, { signal }),
  };
}
