import type { CallAnswer } from '@jackfield/contract';
import {
  exportUsage,
  listUsage,
  type UsageType,
  usageTotals,
  usageTypeSchema,
} from '@jackfield/contract/api/usage';
import type { ListDefaults, ListParams } from '@jackfield/lists/list-page';
import type { ListQuery } from '@jackfield/lists/list-rows';
import { periodOf } from '@jackfield/lists/period';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** The address without a query; the period is the last 30 days then. */
export const usageDefaults: ListDefaults = {
  sort: { key: 'date', direction: 'desc' },
  filters: ['start', 'end', 'usageType'],
};

const sortKeys = ['date', 'usageType', 'from', 'to', 'duration', 'amount'] as const;

/** The kind of usage that an address asks for. */
export function kindOf({ filters }: Pick<ListParams, 'filters'>): UsageType | undefined {
  return usageTypeSchema.options.find((kind) => kind === filters['usageType']);
}

function scopeOf(params: Pick<ListParams, 'filters'>, today: string) {
  const usageType = kindOf(params);
  const { start, end } = periodOf(
    { start: params.filters['start'], end: params.filters['end'] },
    today,
  );
  return { startDate: start, endDate: end, ...(usageType && { usageType }) };
}

function sortOf({ sort, search }: ListParams) {
  const sortBy = sortKeys.find((key) => key === sort.key) ?? 'date';
  return { sortBy, direction: sort.direction, ...(search && { search }) };
}

/** One page of records (API-51). */
export function usagePage(
  params: ListParams,
  today: string,
): ListQuery<CallAnswer<typeof listUsage>> {
  const query = {
    pageNum: params.page,
    limit: params.pageSize,
    ...sortOf(params),
    ...scopeOf(params, today),
  };
  return {
    queryKey: ['usage', 'list', query],
    load: (signal) => call(listUsage, { query }, { signal }),
  };
}

/** Sums of the period and type (annex G9). */
export function totalsOptions(params: Pick<ListParams, 'filters'>, today: string) {
  const query = scopeOf(params, today);
  return queryOptions({
    queryKey: ['usage', 'totals', query],
    queryFn: ({ signal }) => call(usageTotals, { query }, { signal }),
  });
}

/** The records as a file. */
export function usageFile(params: ListParams, today: string): Promise<Blob> {
  return call(exportUsage, { query: { ...sortOf(params), ...scopeOf(params, today) } });
}
