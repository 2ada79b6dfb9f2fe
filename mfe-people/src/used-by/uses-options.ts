import { listUses, type UsedKind } from '@jackfield/contract/api/routing-uses';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Where the routing leads to a record, as of now. */
export function usesOptions(kind: UsedKind, id: string) {
  return queryOptions({
    queryKey: ['uses', kind, id],
    queryFn: ({ signal }) => call(listUses, { params: { kind, id } }, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
    gcTime: 0,
  });
}
