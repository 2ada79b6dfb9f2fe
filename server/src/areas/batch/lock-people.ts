import type { Tx } from '../../platform/database.ts';
import type { TeammateRow } from '../teammates/dto.ts';

/** People of the account who are not cancelled, by id, with their rows locked in one order. */
export async function lockPeople(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, TeammateRow>> {
  const rows = await tx
    .selectFrom('teammate')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .where('status', '<>', 'cancel')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
