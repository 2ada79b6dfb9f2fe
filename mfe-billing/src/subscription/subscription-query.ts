import { getSubscription } from '@jackfield/contract/api/subscription';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Key of what the tenant owner reads about the agreement. */
export const subscriptionKey = ['subscription'] as const;

/** Trial or paid, with limits and their use (BILL-02). */
export function subscriptionOptions(tenantId: string) {
  return queryOptions({
    queryKey: [...subscriptionKey, tenantId],
    queryFn: ({ signal }) => call(getSubscription, { params: { id: tenantId } }, { signal }),
    enabled: tenantId !== '',
  });
}
