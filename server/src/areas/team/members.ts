import type { Team, TeamMembers } from '@jackfield/contract/api/team';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { writeTeam } from './write-team.ts';
import { texts } from './texts.ts';

interface Roster {
  readonly tenantId: string;
  readonly teamId: string;
  /** In their order. */
  readonly teammateIds: readonly string[];
}

/**
 * Puts people into a team, in this order. Throws 400 about `field` when somebody is not of the
 * account or was deleted; the rows of the people stay locked, so that nobody leaves meanwhile.
 */
export async function insertMembers(
  tx: Tx,
  { tenantId, teamId, teammateIds }: Roster,
  field: string,
): Promise<void> {
  const present = await tx
    .selectFrom('teammate')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', teammateIds)
    .where('status', '<>', 'cancel')
    .orderBy('id')
    .forShare()
    .execute();
  if (present.length < teammateIds.length) {
    throw invalidField(field, t(texts.memberUnavailable), 'UNKNOWN');
  }
  await tx
    .insertInto('team_member')
    .values(
      teammateIds.map((teammateId, position) => ({
        tenant_id: tenantId,
        team_id: teamId,
        teammate_id: teammateId,
        position,
      })),
    )
    .execute();
}

/** What a new list of members means: who left, who came, who has another place (annex D). */
function memberEvents(team: Team, wanted: readonly string[]): EventSpec[] {
  const event = (method: EventSpec['method'], id: string): EventSpec => ({
    method,
    eventType: 'teammember',
    id,
    ownerType: 'team',
    ownerId: team.id,
  });
  const before = team.teammateId;
  const gone = before.filter((id) => !wanted.includes(id));
  const come = wanted.filter((id) => !before.includes(id));
  const moved = wanted.filter((id, at) => before.includes(id) && before[at] !== id);
  return [
    ...gone.map((id) => event('DeletedEntityAsync', id)),
    ...come.map((id) => event('CreateEntityAsync', id)),
    ...moved.map((id) => event('UpdateEntityAsync', id)),
  ];
}

/** Replaces the members of a team (API-140, TEAM-05). */
export function setMembers(
  context: RequestContext,
  id: string,
  { members }: TeamMembers,
): Promise<Team> {
  const { tenantId } = signedIn(context);
  const wanted = members
    .toSorted((one, other) => one.order - other.order)
    .map(({ teammateId }) => teammateId);
  return writeTeam(context, {
    id,
    action: 'team.setMembers',
    async change(tx, team) {
      const events = memberEvents(team, wanted);
      if (events.length === 0) return null;
      await tx
        .deleteFrom('team_member')
        .where('tenant_id', '=', tenantId)
        .where('team_id', '=', id)
        .execute();
      const roster = { tenantId, teamId: id, teammateIds: wanted };
      await insertMembers(tx, roster, 'members');
      return events;
    },
  });
}
