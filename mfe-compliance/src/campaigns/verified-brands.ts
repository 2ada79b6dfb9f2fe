import { listBrands } from '@jackfield/contract/api/brand';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Brands that may have campaigns: the verified ones. */
export function verifiedBrandsOptions() {
  const query = { limit: 100, pageNum: 1, sortBy: 'companyName', status: 'verified' } as const;
  return queryOptions({
    queryKey: ['brand', 'list', query],
    queryFn: ({ signal }) => call(listBrands, { query }, { signal }),
    select: ({ items }) => items.map(({ id, brandName }) => ({ id, brandName })),
  });
}
