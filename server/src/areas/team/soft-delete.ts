import type { Team } from '@jackfield/contract/api/team';
import type { RequestContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { softDelete } from '../../platform/soft-deleted.ts';

/** Deletes a team with its members, menus and media, which can come back for 30 days (annex J2). */
export async function softDeleteTeam(
  tx: Tx,
  context: RequestContext,
  { id, tenantId, name }: Team,
): Promise<void> {
  const menus = await tx
    .selectFrom('ivr_menu')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', id)
    .execute();
  const owners = [id, ...menus.map((menu) => menu.id)];
  await softDelete(tx, context, {
    entity: 'team',
    id,
    name,
    parts: [
      { table: 'team', column: 'id', ids: [id] },
      { table: 'team_member', column: 'team_id', ids: [id] },
      { table: 'ivr_menu', column: 'owner_id', ids: [id] },
      { table: 'media', column: 'owner_id', ids: owners },
    ],
  });
}
