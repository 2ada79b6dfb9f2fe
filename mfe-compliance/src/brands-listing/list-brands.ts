import { exportBrands, listBrands } from '@jackfield/contract/api/brand';
import { brandStatuses, companyTypes } from '@jackfield/contract/api/compliance';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';
import { call } from '@jackfield/runtime';

const sortKeys = ['companyName', 'companyType', 'status', 'createdAt'] as const;

/** The listing as it opens without a query in the address. */
export const listDefaults: ListDefaults = {
  sort: { key: 'companyName', direction: 'asc' },
  filters: ['type'],
};

/** The request behind an address of the listing; what makes no sense is left out. */
export function toRequest(params: ListParams) {
  const status = oneOf(params.status, brandStatuses);
  const companyType = oneOf(params.filters.type, companyTypes);
  return {
    ...pageRequest(params, sortKeys),
    ...(status && { status }),
    ...(companyType && { companyType }),
  };
}
export type BrandListQuery = ReturnType<typeof toRequest>;

/** One page of brands. */
export function brandPage(query: BrandListQuery) {
  return {
    queryKey: ['brand', 'list', query],
    load: (signal: AbortSignal) => call(listBrands, { query }, { signal }),
  };
}

/** The listing under its search and filters as a CSV file. */
export function brandsFile({
  pageNum: _page,
  limit: _limit,
  ...query
}: BrandListQuery): Promise<Blob> {
  return call(exportBrands, { query });
}
