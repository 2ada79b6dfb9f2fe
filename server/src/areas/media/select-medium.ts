import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { type ListOwner, mediaKindOf } from './media-kinds.ts';

/** Selects a medium of an owner, or none of its own (MEDIA-09). A menu names it as its greeting. */
export async function selectMedium(
  tx: Tx,
  tenantId: string,
  owner: ListOwner,
  id: string | null,
): Promise<void> {
  const { type, id: ownerId } = owner;
  const all = tx
    .updateTable('media')
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', mediaKindOf(owner).kind);
  await all.set({ is_selected: false }).where('is_selected', '=', true).execute();
  if (id !== null) await all.set({ is_selected: true }).where('id', '=', id).execute();
  if (type !== 'ivr') return;
  await sql`
    update ivr_menu set menu_media = menu_media || jsonb_build_object('greeting', ${id}::text)
    where tenant_id = ${tenantId} and id = ${ownerId}`.execute(tx);
}
