import type { Team } from '@jackfield/contract/api/team';
import { useQueries } from '@tanstack/react-query';
import { teammateOptions } from '../people/api/get-teammate.ts';
import type { ListedMember } from '../teams/listed-member.ts';

/** Details of people by id: members come with the team, people just added are read. */
export function useMemberDetails(team: Team, ids: readonly string[]) {
  const stored = new Map(team.members.map((member) => [member.teammateId, member]));
  const added = ids.filter((id) => !stored.has(id));
  const read = useQueries({ queries: added.map((id) => teammateOptions(id)) });
  return (id: string): ListedMember => {
    const member = stored.get(id);
    if (member) return { details: member, isGone: false };
    const answer = read[added.indexOf(id)];
    return { details: answer?.data ?? null, isGone: answer?.isError ?? false };
  };
}
