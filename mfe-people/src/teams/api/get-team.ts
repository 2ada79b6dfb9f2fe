import { getTeam, type Team } from '@jackfield/contract/api/team';
import { call } from '@jackfield/runtime';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { teamKeys } from './keys.ts';

/** One team, whole (API-137). */
export function teamOptions(id: string) {
  return queryOptions({
    queryKey: teamKeys.record(id),
    queryFn: ({ signal }) => call(getTeam, { params: { id } }, { signal }),
  });
}

/** Puts a team just answered where every screen finds it, unless a newer one is there. */
export function cacheTeam(client: QueryClient, team: Team): void {
  const kept = client.getQueryData<Team>(teamKeys.record(team.id));
  if (kept && kept.version > team.version) return;
  client.setQueryData(teamKeys.record(team.id), team);
}
