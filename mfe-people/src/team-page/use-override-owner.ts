import { type OverrideOwner, cacheAnswer } from '@jackfield/call-routing/call-override';
import { endTeamOverride, setTeamOverride, type Team } from '@jackfield/contract/api/team';
import { call } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { cacheTeam } from '../teams/api/get-team.ts';
import { teamKeys } from '../teams/api/keys.ts';

/** A team as "Closed today" takes it (annex J4). */
export function useOverrideOwner(team: Team): OverrideOwner {
  const client = useQueryClient();
  const { id, name, version, businessHour: hours, override } = team;
  const params = { id };
  const keys = { lists: teamKeys.lists, record: teamKeys.record(id) };
  const kept = (answer: Promise<Team>) => cacheAnswer(answer, { client, keep: cacheTeam, ...keys });
  return {
    kind: 'team',
    id,
    name,
    version,
    hours,
    override,
    closedTarget: team.missedCallHandling,
    set: (body, asOf) => kept(call(setTeamOverride, { params, body }, asOf)),
    end: (asOf) => kept(call(endTeamOverride, { params }, { version: asOf })),
    reread: () => client.invalidateQueries({ queryKey: teamKeys.all }),
  };
}
