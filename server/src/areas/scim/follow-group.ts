import { t } from '@jackfield/texts';
import { type Selectable, sql } from 'kysely';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { findRow, presentPeople } from '../../platform/rows.ts';
import { changeTeam } from '../team/team-record.ts';
import { readTeam } from '../team/repository.ts';
import { changeTeammate } from '../teammates/update.ts';
import type { ScimGroupTable } from './tables.ts';
import { texts } from './texts.ts';

/** A group whose team or role follows it. */
export interface Followed {
  readonly group: Selectable<ScimGroupTable>;
  /** Ids of all who are in it now. */
  readonly members: readonly string[];
  /** Ids of those who came or went, or whose role may be another. */
  readonly changed: readonly string[];
  readonly publicUrl: string;
}

/** The team has the members of the group: those who were in it in their order, then the others. */
async function followByTeam(
  context: RequestContext,
  tx: Tx,
  teamId: string,
  members: readonly string[],
): Promise<string | null> {
  const { tenantId } = signedIn(context);
  const team = await findRow(tx, 'team', { tenantId, id: teamId });
  if (team === undefined) return null;
  const { teammateId: now } = await readTeam(tx, tenantId, teamId);
  const present = new Set((await presentPeople(tx, tenantId, members)).map(({ id }) => id));
  const stay = now.filter((id) => present.has(id));
  const come = members.filter((id) => present.has(id) && !now.includes(id));
  const wanted = [...stay, ...come];
  if (wanted.length === 0) return t(texts.teamNeedsOne);
  const list = wanted.map((id) => ({ teammateId: id }));
  await changeTeam(context, teamId, { action: 'team.setMembers', members: { members: list } });
  return null;
}

/** Gives people the role of the first group that has one, and takes one that a group gave. */
async function followByRole(
  context: RequestContext,
  tx: Tx,
  { changed, group, publicUrl }: Followed,
  given: string | null,
): Promise<void> {
  const { tenantId } = signedIn(context);
  for (const { id, role, access } of await presentPeople(tx, tenantId, changed)) {
    // Admins hold all of it, and no group makes or unmakes one.
    if (role === 'admin') continue;
    const { rows } = await sql<{ role: typeof group.role }>`
      select g.role from scim_group g join scim_group_member m on m.group_id = g.id
      where m.teammate_id = ${id} and g.role is not null order by g.name limit 1`.execute(tx);
    const wanted = rows[0]?.role ?? null;
    const isOfGroup = access === null || access.role === given || wanted !== null;
    if (!isOfGroup || (access?.role ?? null) === wanted) continue;
    const next = wanted === null ? null : { role: wanted, teamIds: [] };
    await changeTeammate(context, { id, change: { access: next }, publicUrl });
  }
}

/**
 * Has the team or the role of a group follow its members, and keeps why it could not (SCIM-01).
 * `given` is the role that the group gave before, where it gives another now.
 */
export async function follow(
  context: RequestContext,
  tx: Tx,
  followed: Followed,
  given: string | null = followed.group.role,
): Promise<void> {
  const { group, members } = followed;
  const problem =
    group.team_id === null ? null : await followByTeam(context, tx, group.team_id, members);
  if (group.role !== null || given !== null) await followByRole(context, tx, followed, given);
  if (problem === group.problem) return;
  await tx.updateTable('scim_group').set({ problem }).where('id', '=', group.id).execute();
}
