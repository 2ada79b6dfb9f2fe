import { listBrands } from '@jackfield/contract/api/brand';
import { campaignStatuses } from '@jackfield/contract/api/compliance';
import type { ListFilter } from '@jackfield/lists/list-page';
import { call, common, useT } from '@jackfield/runtime';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { statusStyles } from '../campaigns/campaign-styles.ts';
import { campaignMessages } from '../campaigns/messages.ts';

/** Brands to choose among: an account has few (API-74). */
function brandNamesOptions() {
  const query = { limit: 100, pageNum: 1, sortBy: 'companyName', direction: 'asc' } as const;
  return queryOptions({
    queryKey: ['brand', 'list', query],
    queryFn: ({ signal }) => call(listBrands, { query }, { signal }),
    select: ({ items }) => items.map(({ id, brandName }) => ({ value: id, label: brandName })),
  });
}

/** Filters of the listing: brand and state. */
export function useFilters(): ListFilter[] {
  const t = useT();
  const brands = useQuery(brandNamesOptions()).data ?? [];
  return [
    { key: 'brand', label: t(campaignMessages.brand), options: brands },
    {
      key: 'state',
      label: t(common.status),
      options: campaignStatuses.map((value) => ({ value, label: t(statusStyles[value].label) })),
    },
  ];
}
