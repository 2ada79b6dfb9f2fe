import { listUses, type UsedKind } from '@jackfield/contract/api/routing-uses';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Where the routing leads to a record, as of now, and what is planned to lead there. */
export function usesOptions(kind: UsedKind, id: string) {
  return queryOptions({
    queryKey: ['uses', kind, id],
    queryFn: ({ signal }) => call(listUses, { params: { kind, id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
