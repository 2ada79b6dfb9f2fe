import type { Team } from '@jackfield/contract/api/team';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { invalidField } from '../../platform/errors.ts';
import type { EventSpec } from '../../platform/events.ts';
import { presentPeople } from '../../platform/rows.ts';
import { callHandlingEvent } from '../call-handling/events.ts';
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

/** Name of the group of the company's directory that keeps a team's members; undefined without one. */
export async function groupOfTeam(tx: Tx, teamId: string): Promise<string | undefined> {
  const group = await tx
    .selectFrom('scim_group')
    .select('name')
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return group?.name;
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

/** Puts other people into a team, in their order (TEAM-05); who stays is signed in or out as before. */
export async function replaceMembers(tx: Tx, roster: Roster): Promise<void> {
  const { tenantId, teamId } = roster;
  const out = await signedOutOf(tx, roster);
  await tx
    .deleteFrom('team_member')
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .execute();
  await insertMembers(tx, roster, 'members');
  for (const { id, since } of out) await setSignedOut(tx, { tenantId, teamId, ids: [id], since });
}

async function signedOutOf(tx: Tx, { tenantId, teamId }: Omit<Roster, 'teammateIds'>) {
  const rows = await tx
    .selectFrom('team_member')
    .select(['teammate_id as id', 'signed_out_at as since'])
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .where('signed_out_at', 'is not', null)
    .execute();
  return rows;
}

interface SignedOut extends Omit<Roster, 'teammateIds'> {
  readonly ids: readonly string[];
  /** Null signs them in. */
  readonly since: Date | null;
}

/** Lets members of a team take no calls of its queue, or take them again. */
async function setSignedOut(tx: Tx, { tenantId, teamId, ids, since }: SignedOut): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('team_member')
    .set({ signed_out_at: since })
    .where('tenant_id', '=', tenantId)
    .where('team_id', '=', teamId)
    .where('teammate_id', 'in', ids)
    .execute();
}

/** Signs out those members of a queue, and in all others; answers what changed for whom. */
export async function signOutOnly(
  tx: Tx,
  { tenantId, teamId, ids, at }: Omit<SignedOut, 'since'> & { readonly at: Date },
): Promise<EventSpec[]> {
  const before = (await signedOutOf(tx, { tenantId, teamId })).map(({ id }) => id);
  const left = ids.filter((id) => !before.includes(id));
  const back = before.filter((id) => !ids.includes(id));
  await setSignedOut(tx, { tenantId, teamId, ids: left, since: at });
  await setSignedOut(tx, { tenantId, teamId, ids: back, since: null });
  return [...left, ...back].flatMap((id): EventSpec[] => [
    {
      method: 'UpdateEntityAsync',
      eventType: 'teammember',
      id,
      ownerType: 'team',
      ownerId: teamId,
    },
    callHandlingEvent('teammate', id),
  ]);
}
