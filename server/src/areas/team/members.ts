import type { Team } from '@jackfield/contract/api/team';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { presentPeople } from '../../platform/rows.ts';
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
  const present = await presentPeople(tx, tenantId, teammateIds, 'share');
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
export function memberEvents(team: Team, wanted: readonly string[]): EventSpec[] {
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

/** Puts other people into a team, in their order (TEAM-05). */
export async function replaceMembers(tx: Tx, roster: Roster): Promise<void> {
  await tx
    .deleteFrom('team_member')
    .where('tenant_id', '=', roster.tenantId)
    .where('team_id', '=', roster.teamId)
    .execute();
  await insertMembers(tx, roster, 'members');
}
