import { getRoutingConfig } from '@jackfield/contract/api/routing-engine';
import { call, queryClient } from '@jackfield/runtime';

/** The routing that the portal keeps at hand anyway, not older than so many milliseconds. */
export const readRouting = (staleTime = 60_000) =>
  queryClient.fetchQuery({
    queryKey: ['routing', 'config'],
    staleTime,
    queryFn: ({ signal }) => call(getRoutingConfig, {}, { signal }),
  });
