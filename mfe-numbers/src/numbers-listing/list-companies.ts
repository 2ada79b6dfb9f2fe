import { listCompanies } from '@jackfield/contract/api/company';
import type { ListParams } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';
import { companyKeys } from './keys.ts';

/** What a page of the listing asks for (API-09). */
export interface CompanyListQuery {
  pageNum: number;
  limit: number;
  sortBy?: 'label';
  direction?: 'asc' | 'desc';
  search?: string;
}

/** The request behind an address of the listing. */
export function toRequest({ page, pageSize, sort, search }: ListParams): CompanyListQuery {
  return {
    pageNum: page,
    limit: pageSize,
    sortBy: 'label',
    direction: sort.direction,
    ...(search && { search }),
  };
}

/** One page of company numbers. */
export function companyPage(query: CompanyListQuery) {
  return {
    queryKey: companyKeys.list(query),
    load: (signal: AbortSignal) => call(listCompanies, { query }, { signal }),
  };
}
