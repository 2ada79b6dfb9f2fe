import { listTeams } from '@jackfield/contract/api/team';
import { call } from '@jackfield/runtime';
import { queryOptions } from '@tanstack/react-query';
import { peopleKeys } from './keys.ts';

/** Teams by name, for the filter of the listing (API-136). */
export function teamNamesOptions() {
  return queryOptions({
    queryKey: peopleKeys.teams,
    queryFn: ({ signal }) => call(listTeams, { query: { limit: 100, sortBy: 'name' } }, { signal }),
    select: ({ items }) => items,
  });
}
