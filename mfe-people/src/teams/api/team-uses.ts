import { listTeamUses } from '@jackfield/contract/api/team';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { teamKeys } from './keys.ts';

/** Where the routing leads to a team, as of now (OP-72, annex J5). */
export function teamUsesOptions(id: string) {
  return queryOptions({
    queryKey: teamKeys.uses(id),
    queryFn: ({ signal }) => call(listTeamUses, { params: { id } }, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
    gcTime: 0,
  });
}
