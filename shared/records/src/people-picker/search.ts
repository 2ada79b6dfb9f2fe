import { listTeams } from '@jackfield/contract/api/team';
import { listTeammates } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { useSettled, whileSearched } from '@jackfield/kit/settled';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { pickedOf } from './picked.ts';

export type PickedKind = 'teammate' | 'team';

const lists = { teammate: listTeammates, team: listTeams } as const;
/** How many a picker offers at once; more are found by typing. */
const offered = 50;

/** People or teams whose name or extension holds the text, found by the server. */
function searchOptions(kind: PickedKind, search: string) {
  const query = { limit: offered, pageNum: 1, ...(search && { search }) };
  return queryOptions({
    queryKey: [kind, 'list', 'search', search],
    queryFn: async ({ signal }) =>
      (await call(lists[kind], { query }, { signal })).items.map(pickedOf),
    placeholderData: keepPreviousData,
  });
}

/** What is found of a text that is being typed, with the props of the select that offers it. */
export function useSearched(kind: PickedKind, text: string) {
  const asked = useSettled(text.trim());
  const query = useQuery(searchOptions(kind, asked));
  return { found: query.data ?? [], select: whileSearched({ text, asked, query }) };
}

/** People or teams by their ids; those that are gone are left out. At most 50 ids. */
export function namedOptions(kind: PickedKind, ids: readonly string[]) {
  const query = { limit: offered, pageNum: 1, ids: ids.join() };
  return queryOptions({
    queryKey: [kind, 'list', 'named', query.ids],
    queryFn: async ({ signal }) =>
      (await call(lists[kind], { query }, { signal })).items.map(pickedOf),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
