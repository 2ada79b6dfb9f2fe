import { type Company, getCompany } from '@jackfield/contract/api/company';
import { call } from '@jackfield/runtime';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { companyKeys } from '../numbers-listing/keys.ts';

/** One company number, whole (API-92). */
export function companyOptions(id: string) {
  return queryOptions({
    queryKey: companyKeys.record(id),
    queryFn: ({ signal }) => call(getCompany, { params: { id } }, { signal }),
  });
}

/** Puts a company number just answered where every page finds it, unless a newer one is there. */
export function cacheCompany(client: QueryClient, company: Company): void {
  const kept = client.getQueryData<Company>(companyKeys.record(company.id));
  if (kept && kept.version > company.version) return;
  client.setQueryData(companyKeys.record(company.id), company);
}
