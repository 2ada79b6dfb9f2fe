import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** The card that fees are charged to; null without one. */
export function defaultCardOptions() {
  return queryOptions({
    queryKey: ['paymentmethod', 'default'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 1 } }, { signal }),
    select: ({ items: [first] }) => first?.card ?? null,
  });
}
