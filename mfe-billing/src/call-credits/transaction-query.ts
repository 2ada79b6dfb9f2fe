import {
  exportTransactions,
  listTransactions,
  transactionStatusSchema,
  transactionTotals,
  transactionTypes,
} from '@jackfield/contract/api/balance';
import { type ListDefaults, type ListParams, oneOf, pageRequest } from '@jackfield/lists/list-page';
import { periodOf } from '@jackfield/lists/period';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { balanceKey } from './balance-query.ts';

/** The address without a query; the period is the last 30 days then. */
export const transactionDefaults: ListDefaults = {
  sort: { key: 'createdAt', direction: 'desc' },
  filters: ['start', 'end', 'state'],
};

const sortKeys = ['createdAt', 'transactionType', 'amount', 'status'] as const;

/** Filters of the server for an address; what makes no sense is left out (ENT-11). */
function scopeOf({ filters, status: pill }: ListParams, today: string) {
  const { start, end } = periodOf({ start: filters['start'], end: filters['end'] }, today);
  const transactionType = oneOf(pill, transactionTypes);
  const status = oneOf(filters['state'], transactionStatusSchema.options);
  return {
    startDate: start,
    endDate: end,
    ...(transactionType && { transactionType }),
    ...(status && { status }),
  };
}

/** One page of transactions (API-50). */
export function transactionPage(params: ListParams, today: string) {
  const query = { ...pageRequest(params, sortKeys), ...scopeOf(params, today) };
  return {
    queryKey: [...balanceKey, 'list', query],
    load: (signal: AbortSignal) => call(listTransactions, { query }, { signal }),
  };
}

/** How many there are of each type, and what came in and went out. */
export function totalsOptions(params: ListParams, today: string) {
  const query = { ...scopeOf(params, today), ...(params.search && { search: params.search }) };
  return queryOptions({
    queryKey: [...balanceKey, 'totals', query],
    queryFn: ({ signal }) => call(transactionTotals, { query }, { signal }),
    // The figures of before stay while those of another filter are on their way.
    placeholderData: (before) => before,
  });
}

/** The transactions as a file. */
export function transactionFile(params: ListParams, today: string): Promise<Blob> {
  const { pageNum: _page, limit: _limit, ...sorted } = pageRequest(params, sortKeys);
  return call(exportTransactions, { query: { ...sorted, ...scopeOf(params, today) } });
}

/** The newest transactions of all. */
export function lastTransactionsOptions() {
  return queryOptions({
    queryKey: [...balanceKey, 'last'],
    queryFn: async ({ signal }) =>
      (await call(listTransactions, { query: { limit: 6 } }, { signal })).items,
  });
}
