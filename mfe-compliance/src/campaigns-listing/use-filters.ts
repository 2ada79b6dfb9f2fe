import { listBrands } from '@jackfield/contract/api/brand';
import { campaignStatuses } from '@jackfield/contract/api/compliance';
import type { ListFilter, ListParams } from '@jackfield/lists/list-page';
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
export function useFilters(
  { filters }: ListParams,
  change: (part: Partial<ListParams>) => void,
): ListFilter[] {
  const t = useT();
  const brands = useQuery(brandNamesOptions()).data ?? [];
  const filter = (key: string, label: string, options: ListFilter['options']): ListFilter => ({
    key,
    label,
    options,
    value: filters[key] ?? null,
    onChange: (value) => change({ filters: { ...filters, [key]: value ?? '' } }),
  });
  return [
    filter('brand', t(campaignMessages.brand), brands),
    filter(
      'state',
      t(common.status),
      campaignStatuses.map((status) => ({ value: status, label: t(statusStyles[status].label) })),
    ),
  ];
}
