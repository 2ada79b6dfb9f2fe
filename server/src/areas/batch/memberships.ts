import { type RequestContext, signedIn } from '../../platform/context.ts';
import { changeTeam } from '../team/team-record.ts';
import { readTeam } from '../team/repository.ts';

/** Who comes into a team and who leaves it. */
export interface MembershipChange {
  readonly teamId: string;
  readonly joining?: readonly string[];
  /** Place in the order where the first who joins comes; the end when left out. */
  readonly place?: number | undefined;
  readonly leaving?: readonly string[];
}

/**
 * Lets people join a team, at its end or a given place, and others leave it, as one change of the
 * team with one entry in its history. Who is a member already is left as is.
 */
export async function changeMemberships(
  context: RequestContext,
  { teamId, joining = [], leaving = [], place }: MembershipChange,
): Promise<void> {
  const { tenantId } = signedIn(context);
  await context.db.tenant(tenantId, async (tx) => {
    const { teammateId: now } = await readTeam(tx, tenantId, teamId);
    const come = joining.filter((id) => !now.includes(id));
    const stay = now.filter((id) => !leaving.includes(id));
    const ids = stay.toSpliced(place ?? stay.length, 0, ...come);
    const members = ids.map((id) => ({ teammateId: id }));
    await changeTeam(context, teamId, { action: 'team.setMembers', members: { members } });
  });
}
