import { listTeams, type TeamListQuery } from '@jackfield/contract/api/team';
import { call } from '@jackfield/runtime';
import { teamKeys } from './keys.ts';

/** One page of teams (API-136). */
export function teamPage(query: TeamListQuery) {
  return {
    queryKey: teamKeys.list(query),
    load: (signal: AbortSignal) => call(listTeams, { query }, { signal }),
  };
}
