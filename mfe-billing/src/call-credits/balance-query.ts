import { balanceHistory } from '@jackfield/contract/api/balance';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Everything read of the balance; it is read again when a transaction comes or moves on. */
export const balanceKey = ['balance'] as const;
export const balanceEvents = ['balance'] as const;

/** The credit now, of the last 30 days, and its pace. */
export function historyOptions() {
  return queryOptions({
    queryKey: [...balanceKey, 'history'],
    queryFn: ({ signal }) => call(balanceHistory, {}, { signal }),
  });
}
