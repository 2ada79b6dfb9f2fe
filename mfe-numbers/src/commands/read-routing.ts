import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { call, queryClient } from '@jackfield/runtime';

/** The routing that the portal keeps at hand anyway. */
export const readRouting = () =>
  queryClient.fetchQuery({
    queryKey: ['routing', 'config'],
    staleTime: 60_000,
    queryFn: ({ signal }) => call(getRoutingConfig, {}, { signal }),
  });
