import { listTeammates, type TeammateListQuery } from '@jackfield/contract/api/teammate';
import { call } from '@jackfield/runtime';
import { peopleKeys } from './keys.ts';

/** One page of people (API-114). */
export function teammatePage(query: TeammateListQuery) {
  return {
    queryKey: peopleKeys.page(query),
    load: (signal: AbortSignal) => call(listTeammates, { query }, { signal }),
  };
}
