import { type ActionList, hasTargetKey } from '@jackfield/contract/api/ivr';
import type { Tx } from '../../platform/database.ts';
import { byName } from '../../platform/list.ts';
import { keysOf } from './dto.ts';
import type { MenuOwner } from './repository.ts';

/**
 * What keys of an owner's menus can lead to, by name (ENT-24): everybody who has not left, every
 * team, and the owner's menus that lead anywhere themselves (OP-79).
 */
export async function selectActions(
  tx: Tx,
  tenantId: string,
  { type, id }: MenuOwner,
): Promise<ActionList> {
  const teammate = await tx
    .selectFrom('teammate')
    .select(['id', 'full_name as name', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('status', '<>', 'cancel')
    .orderBy(byName('full_name'))
    .orderBy('id')
    .execute();
  const team = await tx
    .selectFrom('team')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .orderBy(byName('name'))
    .orderBy('id')
    .execute();
  const menus = await tx
    .selectFrom('ivr_menu')
    .select(['id', 'name', 'keys'])
    .where('tenant_id', '=', tenantId)
    .where('owner_type', '=', type)
    .where('owner_id', '=', id)
    .orderBy(byName('name'))
    .orderBy('id')
    .execute();
  const ivr = menus.filter(({ keys }) => hasTargetKey(keysOf(keys)));
  return { teammate, team, ivr: ivr.map((menu) => ({ id: menu.id, name: menu.name })) };
}

/** Names by id, of everything in an action list. */
export function namesOf({ teammate, team, ivr }: ActionList): Map<string, string> {
  return new Map([...teammate, ...team, ...ivr].map(({ id, name }) => [id, name]));
}
