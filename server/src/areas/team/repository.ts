import type { Team, TeamMember } from '@jackfield/contract/api/team';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { notFound } from '../../platform/errors.ts';
import { ownedMenus } from '../ivr/repository.ts';
import { greetingsOf } from '../media/greetings.ts';
import { imageAddress } from '../teammates/dto.ts';
import { toTeam } from './dto.ts';

/** A team, whole; 404 when the tenant has none. */
export async function readTeam(tx: Tx, tenantId: string, id: string): Promise<Team> {
  const row = await tx
    .selectFrom('team')
    .innerJoin('tenant', 'tenant.id', 'team.tenant_id')
    .selectAll('team')
    .select('tenant.time_zone as tenant_time_zone')
    .where('team.tenant_id', '=', tenantId)
    .where('team.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const owner = { type: 'team', id } as const;
  return toTeam(row, {
    members: await selectMembers(tx, tenantId, id),
    voicemailGreetings: await greetingsOf(tx, tenantId, owner),
    musicOnHolds: await greetingsOf(tx, tenantId, { ...owner, isHold: true }),
    ivr: await ownedMenus(tx, tenantId, owner),
  });
}

/** Members of a team in their order, with places counted from 0. */
async function selectMembers(tx: Tx, tenantId: string, id: string): Promise<TeamMember[]> {
  const rows = await tx
    .selectFrom('team_member as m')
    .innerJoin('teammate as p', 'p.id', 'm.teammate_id')
    .select(['p.id', 'p.full_name', 'p.extension', 'p.status', 'p.profile_image_id'])
    .select('m.signed_out_at')
    .where('m.tenant_id', '=', tenantId)
    .where('m.team_id', '=', id)
    .orderBy('m.position')
    .orderBy(byName('p.full_name'))
    .orderBy('p.id')
    .execute();
  return rows.map((row, order) => ({
    teammateId: row.id,
    order,
    fullName: row.full_name,
    extension: row.extension,
    status: row.status,
    isSignedOut: row.signed_out_at !== null,
    profileImage: imageAddress(row),
  }));
}
