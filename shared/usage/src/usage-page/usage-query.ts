import type { CallAnswer } from '@jackfield/contract';
import {
  type CallOutcome,
  callOutcomeSchema,
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

const parts = ['user', 'number', 'destination'] as const;

/** The address without a query; the period is the last 30 days then. */
export const usageDefaults: ListDefaults = {
  sort: { key: 'date', direction: 'desc' },
  filters: ['start', 'end', 'usageType', 'outcome', 'day', ...parts],
};

const sortKeys = ['date', 'usageType', 'from', 'to', 'duration', 'amount'] as const;
type Filters = Pick<ListParams, 'filters'>;

/** The kind of usage that an address asks for. */
export function kindOf({ filters }: Filters): UsageType | undefined {
  return usageTypeSchema.options.find((kind) => kind === filters['usageType']);
}

/** The end of calls that an address asks for. */
export function askedOutcome({ filters }: Filters): CallOutcome | undefined {
  return callOutcomeSchema.options.find((outcome) => outcome === filters['outcome']);
}

/** The days that an address asks for. */
const daysOf = ({ filters }: Filters, today: string) =>
  periodOf({ start: filters['start'], end: filters['end'] }, today);

/** The one day that an address asks for; null for one that is not within its days. */
export function dayOf(params: Filters, today: string): string | null {
  const { start, end } = daysOf(params, today);
  const day = params.filters['day'] ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && day >= start && day <= end ? day : null;
}

function scopeOf(params: Filters, today: string) {
  const { start, end } = daysOf(params, today);
  const usageType = kindOf(params);
  const outcome = askedOutcome(params);
  const day = dayOf(params, today);
  const chosen = parts.flatMap((name) => {
    const key = params.filters[name];
    return key ? [[name, key] as const] : [];
  });
  return {
    startDate: start,
    endDate: end,
    ...(usageType && { usageType }),
    ...(outcome && { outcome }),
    ...(day && { day }),
    ...(Object.fromEntries(chosen) as Partial<Record<(typeof parts)[number], string>>),
  };
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

/** Sums under the filters (annex G9). */
export function totalsOptions(params: Pick<ListParams, 'filters' | 'search'>, today: string) {
  const { search } = params;
  const query = { ...scopeOf(params, today), ...(search && { search }) };
  return queryOptions({
    queryKey: ['usage', 'totals', query],
    queryFn: ({ signal }) => call(usageTotals, { query }, { signal }),
  });
}

/** The records as a file. */
export function usageFile(params: ListParams, today: string): Promise<Blob> {
  return call(exportUsage, { query: { ...sortOf(params), ...scopeOf(params, today) } });
}
