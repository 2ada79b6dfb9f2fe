import { getTopUp } from '@jackfield/contract/api/top-up';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { balanceKey } from '../call-credits/balance-query.ts';

/** How credit is added by itself; it is read again with the balance. */
export const topUpOptions = () =>
  queryOptions({
    queryKey: [...balanceKey, 'top-up'],
    queryFn: ({ signal }) => call(getTopUp, {}, { signal }),
  });
