import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { EventSpec } from '../../platform/events.ts';
import { writeTeam } from '../team/write-team.ts';

/** Who comes into a team and who leaves it. */
export interface MembershipChange {
  readonly teamId: string;
  readonly joining?: readonly string[];
  /** Place in the order where the first who joins comes; the end when left out. */
  readonly place?: number | undefined;
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

async function endOf(tx: Tx, tenantId: string, teamId: string): Promise<number> {
  const last = await tx
    .selectFrom('team_member')
    .select((all) => all.fn.max('position').as('position'))
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return Number(last?.position ?? -1) + 1;
}

/** Moves members on when one has the place, so that it is free for so many. */
async function freePlace(
  tx: Tx,
  tenantId: string,
  { teamId, place, many }: { teamId: string; place: number; many: number },
): Promise<void> {
  const members = await tx
    .selectFrom('team_member')
    .select('position')
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .where('position', '>=', place)
    .where('position', '<', place + many)
    .execute();
  if (members.length === 0) return;
  await tx
    .updateTable('team_member')
    .set(({ eb }) => ({ position: eb('position', '+', many) }))
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .where('position', '>=', place)
    .execute();
}

async function insertMemberships(
  tx: Tx,
  tenantId: string,
  { teamId, ids, place }: { teamId: string; ids: readonly string[]; place: number | undefined },
): Promise<void> {
  if (ids.length === 0) return;
  if (place !== undefined) await freePlace(tx, tenantId, { teamId, place, many: ids.length });
  const next = place ?? (await endOf(tx, tenantId, teamId));
  const memberships = ids.map((teammateId, at) => ({
    tenant_id: tenantId,
    team_id: teamId,
    teammate_id: teammateId,
    position: next + at,
  }));
  await tx.insertInto('team_member').values(memberships).execute();
}

/**
 * Lets people join a team, at its end or a given place, and others leave it, as one change of the
 * team with one entry in its history. Who is a member already is left as is.
 */
export async function changeMemberships(
  context: RequestContext,
  change: MembershipChange,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const { teamId, joining = [], leaving = [], place } = change;
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
      await insertMemberships(tx, tenantId, { teamId, ids: come, place });
      return [
        ...memberEvents(teamId, 'DeletedEntityAsync', go),
        ...memberEvents(teamId, 'CreateEntityAsync', come),
      ];
    },
  });
}
