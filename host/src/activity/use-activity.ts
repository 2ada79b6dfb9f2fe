import { hubEventTypes } from '@jackfield/contract';
import { listActivity } from '@jackfield/contract/api/audit';
import { type ActivityFilters, askedFor } from '@jackfield/records/activity-address';
import { call, useLiveRefetch } from '@jackfield/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';

const pageSize = 50;
/** Pages that are read again when something happens; beyond, one refreshes by hand. */
const mostLive = 3;

/** Entries under filters, newest first, page after page; kept current near the top. */
export function useActivity(filters: ActivityFilters) {
  const asked = askedFor(filters);
  const queryKey = ['activity', asked];
  const activity = useInfiniteQuery({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      call(
        listActivity,
        {
          query: {
            ...asked,
            limit: pageSize,
            ...(pageParam !== null && { startAfter: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    staleTime: 0,
  });
  const count = activity.data?.pages.length ?? 0;
  useLiveRefetch(hubEventTypes, queryKey, () => count <= mostLive);
  return activity;
}
