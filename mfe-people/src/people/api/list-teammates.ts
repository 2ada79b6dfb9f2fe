import { listTeammates, type TeammateListQuery } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { peopleKeys } from './keys.ts';

/** One page of people (API-114); the page before stays on the screen until the next is there. */
export function teammateListOptions(request: TeammateListQuery) {
  return queryOptions({
    queryKey: peopleKeys.list(request),
    queryFn: ({ signal }) => call(listTeammates, { query: request }, { signal }),
    placeholderData: keepPreviousData,
  });
}
