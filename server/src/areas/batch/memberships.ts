import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { writeTeam } from '../team/write-team.ts';

/** Who comes into a team and who leaves it. */
export interface MembershipChange {
  readonly teamId: string;
  readonly joining?: readonly string[];
  readonly leaving?: readonly string[];
}

function memberEvents(teamId: string, method: EventSpec['method'], ids: readonly string[]) {
  return ids.map(
    (id): EventSpec => ({
      method,
      eventType: 'teammember',
      id,
      ownerType: 'team',
      ownerId: teamId,
    }),
  );
}

async function insertMemberships(tx: Tx, tenantId: string, teamId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  const last = await tx
    .selectFrom('team_member')
    .select((all) => all.fn.max('position').as('position'))
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  const next = Number(last?.position ?? -1) + 1;
  const memberships = ids.map((teammateId, at) => ({
    tenant_id: tenantId,
    team_id: teamId,
    teammate_id: teammateId,
    position: next + at,
  }));
  await tx.insertInto('team_member').values(memberships).execute();
}

/**
 * Lets people join a team at its end and others leave it, as one change of the team with one entry
 * in its history. Who is a member already is left as is.
 */
export async function changeMemberships(
  context: RequestContext,
  change: MembershipChange,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const { teamId, joining = [], leaving = [] } = change;
  await writeTeam(context, {
    id: teamId,
    action: 'team.setMembers',
    async change(tx, team) {
      const come = joining.filter((id) => !team.teammateId.includes(id));
      const go = leaving.filter((id) => team.teammateId.includes(id));
      if (come.length + go.length === 0) return null;
      if (go.length > 0) {
        await tx
          .deleteFrom('team_member')
          .where('tenant_id', '=', tenantId)
          .where('team_id', '=', teamId)
          .where('teammate_id', 'in', go)
          .execute();
      }
      await insertMemberships(tx, tenantId, teamId, come);
      return [
        ...memberEvents(teamId, 'DeletedEntityAsync', go),
        ...memberEvents(teamId, 'CreateEntityAsync', come),
      ];
    },
  });
}
