import { listCompanies } from '@jackfield/contract/api/company';
import { type ListParams, pageRequest } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';
import { companyKeys } from './keys.ts';

/** The listing as it opens without a query in the address. */
export const companyDefaults = { sort: { key: 'label', direction: 'asc' } } as const;

/** The request behind an address of the listing. */
export const toRequest = (params: ListParams) => pageRequest(params, ['label']);
export type CompanyListQuery = ReturnType<typeof toRequest>;

/** One page of company numbers. */
export function companyPage(query: CompanyListQuery) {
  return {
    queryKey: companyKeys.list(query),
    load: (signal: AbortSignal) => call(listCompanies, { query }, { signal }),
  };
}
