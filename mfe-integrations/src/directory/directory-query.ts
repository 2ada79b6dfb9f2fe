import {
  getDirectory,
  listDirectoryRequests,
  type Outcome,
} from '@jackfield/contract/api/directory';
import { call } from '@jackfield/runtime';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Begins the key of all that is read of the directory. */
export const directoryKey = ['directory'];

/** Milliseconds until it is looked at again: the server tells of no single request. */
const lookAgain = 10_000;
const pageSize = 25;

/** How the company's directory stands (SCIM-01). */
export const directoryOptions = () =>
  queryOptions({
    queryKey: [...directoryKey, 'state'],
    queryFn: ({ signal }) => call(getDirectory, {}, { signal }),
    refetchInterval: lookAgain,
  });

/** Which requests are shown. */
export type RequestFilter = 'all' | Outcome;

/** Requests of the directory, the newest first (SCIM-01). */
export const requestsOptions = (filter: RequestFilter) =>
  infiniteQueryOptions({
    queryKey: [...directoryKey, 'requests', filter],
    queryFn: ({ signal, pageParam }) =>
      call(
        listDirectoryRequests,
        {
          query: {
            limit: pageSize,
            ...(pageParam !== null && { startAfter: pageParam }),
            ...(filter !== 'all' && { what: filter }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextStartAfter }) => nextStartAfter,
    refetchInterval: lookAgain,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
