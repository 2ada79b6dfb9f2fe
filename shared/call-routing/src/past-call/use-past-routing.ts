import { useMay } from '@jackfield/kit/may';
import { pastRouting } from '@jackfield/contract/api/routing-engine';
import { call } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The routing as it was at an instant (milliseconds), for those who see the routing. */
export function usePastRouting(at: number) {
  const instant = new Date(at).toISOString();
  const seesRouting = useMay('routing:read');
  return useQuery({
    queryKey: ['routing', 'past', instant],
    enabled: seesRouting,
    // What was stays so.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(pastRouting, { query: { instant } }, { signal }),
  });
}
