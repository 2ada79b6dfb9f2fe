import { listPaymentMethods } from '@jackfield/contract/api/billing';
import { call } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

/** Number of payment methods of the account; null while unknown. Asks only when it matters. */
export function useCardCount(isAsked: boolean): number | null {
  const { data } = useQuery({
    queryKey: ['payment-methods', 'count'],
    queryFn: ({ signal }) => call(listPaymentMethods, { query: { limit: 1 } }, { signal }),
    enabled: isAsked,
  });
  return data ? data.items.length : null;
}
