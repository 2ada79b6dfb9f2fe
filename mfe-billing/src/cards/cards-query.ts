import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Key of everything about cards. */
export const cardsKey = ['paymentmethod'];

/** The call for all of them: an account has few. */
export const allCards = { endpoint: listPaymentMethods, query: { limit: 100 } };

/** Cards of the account, the default first (API-42). */
export function cardsOptions() {
  return queryOptions({
    queryKey: [...cardsKey, 'list'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: allCards.query }, { signal }),
    select: ({ items }) => items,
  });
}
