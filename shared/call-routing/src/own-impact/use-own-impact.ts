import { compareOwn } from '@jackfield/contract/api/routing-engine';
import type { CallInput } from '@jackfield/contract';
import { call } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';

export type OwnChange = CallInput<typeof compareOwn>['body'];

/** What callers of the person notice of a change, which the server compares; null asks nothing. */
export function useOwnImpact(change: OwnChange | null) {
  return useQuery({
    queryKey: ['routing', 'own', change],
    enabled: change !== null,
    staleTime: 0,
    queryFn: ({ signal }) => call(compareOwn, { body: change ?? {} }, { signal }),
  });
}
