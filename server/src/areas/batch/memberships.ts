import { type RequestContext, signedIn } from '../../platform/context.ts';
import { changeTeam } from '../team/team-record.ts';
import { readTeam } from '../team/repository.ts';

/** Somebody who comes back into a team, at the place in its order that they had. */
export interface Return {
  readonly id: string;
  readonly place: number;
}

/** Who comes into a team and who leaves it. */
export interface MembershipChange {
  readonly teamId: string;
  /** Those who come to the end of the order. */
  readonly joining?: readonly string[];
  readonly returning?: readonly Return[];
  readonly leaving?: readonly string[];
}

/**
 * Lets people join a team and others leave it, as one change of the team with one entry in its
 * history. Who is a member already is left as is.
 */
export async function changeMemberships(
  context: RequestContext,
  { teamId, joining = [], returning = [], leaving = [] }: MembershipChange,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await context.db.tenant(tenantId, async (tx) => {
    const { teammateId: now } = await readTeam(tx, tenantId, teamId);
    const come = joining.filter((id) => !now.includes(id));
    const ids = [...now.filter((id) => !leaving.includes(id)), ...come];
    // The first places first, so that each of the later ones is there again.
    for (const { id, place } of returning.toSorted((one, other) => one.place - other.place)) {
      if (!now.includes(id)) ids.splice(place, 0, id);
    }
    const members = ids.map((id) => ({ teammateId: id }));
    await changeTeam(context, teamId, { action: 'team.setMembers', members: { members } });
  });
}
