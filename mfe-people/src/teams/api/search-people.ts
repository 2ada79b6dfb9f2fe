import { listTeammates } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** How many people a picker offers at once; more are found by typing. */
const offered = 50;

/** People whose name, email or extension holds the text, for a picker (API-114). */
export function peopleSearchOptions(search: string) {
  return queryOptions({
    queryKey: ['teammate', 'list', 'search', search],
    queryFn: ({ signal }) =>
      call(
        listTeammates,
        { query: { limit: offered, pageNum: 1, ...(search && { search }) } },
        { signal },
      ),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  });
}
