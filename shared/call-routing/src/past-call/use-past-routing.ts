import { pastRouting } from '@jackfield/contract/api/routing-engine';
import { call } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The routing as it was at an instant (milliseconds); of admins alone, as today's is. */
export function usePastRouting(at: number) {
  const instant = new Date(at).toISOString();
  return useQuery({
    queryKey: ['routing', 'past', instant],
    // What was stays so.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(pastRouting, { query: { instant } }, { signal }),
  });
}
