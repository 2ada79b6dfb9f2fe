import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Key of everything about cards. */
export const cardsKey = ['paymentmethod'];

/** Cards of the account, the default first (API-42). */
export function cardsOptions() {
  return queryOptions({
    queryKey: [...cardsKey, 'list'],
    // All of them: an account has few.
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 100 } }, { signal }),
    select: ({ items }) => items,
  });
}
