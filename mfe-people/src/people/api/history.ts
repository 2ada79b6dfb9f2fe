import { recordHistory } from '@jackfield/contract/api/audit';
import { call } from '@jackfield/runtime';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { peopleKeys } from './keys.ts';

/** Changes of a person, newest first, page by page (annex J2). */
export function historyOptions(id: string) {
  const first: string | null = null;
  return infiniteQueryOptions({
    queryKey: peopleKeys.history(id),
    queryFn: ({ signal, pageParam }) =>
      call(
        recordHistory,
        {
          params: { entity: 'teammate', id },
          query: pageParam === null ? { limit: 25 } : { limit: 25, startAfter: pageParam },
        },
        { signal },
      ),
    initialPageParam: first as string | null,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    staleTime: 0,
  });
}
