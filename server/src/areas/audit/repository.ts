import type { Selectable } from 'kysely';
import type { AuditEntryTable } from '../../platform/core-tables.ts';
import type { Tx } from '../../platform/database.ts';

interface HistoryQuery {
  readonly tenantId: string;
  readonly entity: string;
  readonly id: string;
  readonly startAfter?: string | undefined;
  readonly limit: number;
}

/** Entries of one record, newest first; null when startAfter is none of them. */
export async function selectHistory(
  tx: Tx,
  { tenantId, entity, id, startAfter, limit }: HistoryQuery,
): Promise<Selectable<AuditEntryTable>[] | null> {
  const entries = tx
    .selectFrom('audit_entry')
    .where('tenant_id', '=', tenantId)
    .where('entity', '=', entity)
    .where('entity_id', '=', id);
  let page = entries;
  if (startAfter !== undefined) {
    const last = await entries.select('seq').where('id', '=', startAfter).executeTakeFirst();
    if (last === undefined) return null;
    page = entries.where('seq', '<', last.seq);
  }
  return page.selectAll().orderBy('seq', 'desc').limit(limit).execute();
}
