import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Cards of the account, the default first (API-42). */
export function cardsOptions() {
  return queryOptions({
    queryKey: ['paymentmethod', 'list'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 100 } }, { signal }),
    select: ({ items }) => items,
  });
}
