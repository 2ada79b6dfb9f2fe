import type { Replacements } from '@jackfield/contract/api/routing-uses';
import type { Team } from '@jackfield/contract/api/team';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { write } from '../../platform/write.ts';
import { refusePlanned } from '../routing-uses/planned-uses.ts';
import { replaceUses } from '../routing-uses/replace-uses.ts';
import { softDelete } from '../../platform/soft-deleted.ts';
import { auditMembers } from './dto.ts';
import { readTeam } from './repository.ts';

/** Deletes a team with its members, menus and media, which can come back for 30 days (annex J2). */
async function softDeleteTeam(
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

/**
 * Deletes a team (API-139). What leads to it goes where the replacements say, in the same
 * transaction; throws 409 INUSE, and changes nothing, while a place has none (OP-72, annex J5).
 */
export async function removeTeam(
  context: RequestContext,
  id: string,
  replacements: Replacements = [],
): Promise<void> {
  const { tenantId } = signedIn(context);
  const read = (tx: Tx) => readTeam(tx, tenantId, id);
  await write(context, {
    entity: 'team',
    id,
    action: 'team.delete',
    table: 'team',
    read,
    async change(tx) {
      await refusePlanned(tx, tenantId, id);
      await replaceUses(context, tx, { gone: id, replacements });
      const team = await read(tx);
      await softDeleteTeam(tx, context, team);
      return {
        before: auditMembers(team),
        after: null,
        name: team.name,
        events: [{ method: 'DeletedEntityAsync', eventType: 'team', id }],
        result: id,
      };
    },
  });
}
