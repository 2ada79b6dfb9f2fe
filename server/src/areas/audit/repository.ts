import type { SavedChange } from '@jackfield/contract/api/audit';
import type { Selectable } from 'kysely';
import type { AuditEntryTable } from '../../platform/tables.ts';
import type { Tx } from '../../platform/database.ts';

interface RecordOf {
  readonly tenantId: string;
  readonly entity: string;
  readonly id: string;
}

/** The entries of a record; those of a blacklist as a whole are those of all of its entries. */
function entriesOf(tx: Tx, { tenantId, entity, id }: RecordOf) {
  const ofKind = tx
    .selectFrom('audit_entry')
    .where('tenant_id', '=', tenantId)
    .where('entity', '=', entity);
  const isWhole = entity.endsWith('Blacklist') && id.toLowerCase() === tenantId;
  return isWhole ? ofKind : ofKind.where('entity_id', '=', id);
}

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
  const entries = entriesOf(tx, { tenantId, entity, id });
  let page = entries;
  if (startAfter !== undefined) {
    const last = await entries.select('seq').where('id', '=', startAfter).executeTakeFirst();
    if (last === undefined) return null;
    page = entries.where('seq', '<', last.seq);
  }
  return page.selectAll().orderBy('seq', 'desc').limit(limit).execute();
}

/** What a change did. */
export type Entry = Pick<
  Selectable<AuditEntryTable>,
  'action' | 'entity_id' | 'request_id' | 'before' | 'after'
>;

interface Since {
  readonly tenantId: string;
  readonly entity: string;
  readonly id: string;
  readonly entryId: string;
}

/** An entry of a record and all later ones, newest first; empty when the record has no such entry. */
export async function selectSince(
  tx: Tx,
  { tenantId, entity, id, entryId }: Since,
): Promise<Entry[]> {
  const entries = entriesOf(tx, { tenantId, entity, id });
  const oldest = entries.select('seq').where('id', '=', entryId);
  return entries
    .select(['action', 'entity_id', 'request_id', 'before', 'after'])
    .where('seq', '>=', oldest)
    .orderBy('seq', 'desc')
    .execute();
}

interface SaveOf extends Omit<Since, 'entryId'> {
  readonly save: SavedChange;
}

/** The entries of one save of a record, newest first; empty when the record has no such save. */
export async function selectSave(tx: Tx, { tenantId, entity, id, save }: SaveOf): Promise<Entry[]> {
  const entries = entriesOf(tx, { tenantId, entity, id }).select([
    'action',
    'entity_id',
    'request_id',
    'before',
    'after',
  ]);
  const ofSave =
    'entryId' in save
      ? entries.where('id', '=', save.entryId)
      : entries
          .where('version', '>', save.version - save.versions)
          .where('version', '<=', save.version);
  return ofSave.orderBy('seq', 'desc').execute();
}

/** An entry about a place of the routing that led to a record which went. */
export type Replacement = Entry & Pick<Selectable<AuditEntryTable>, 'entity' | 'entity_name'>;

/** What a request sent elsewhere because a record went, newest first. */
export function selectReplacements(
  tx: Tx,
  tenantId: string,
  requestId: string,
): Promise<Replacement[]> {
  return tx
    .selectFrom('audit_entry')
    .select(['action', 'entity', 'entity_id', 'entity_name', 'request_id', 'before', 'after'])
    .where('tenant_id', '=', tenantId)
    .where('request_id', '=', requestId)
    .where('action', 'like', '%.replaceTarget')
    .orderBy('seq', 'desc')
    .execute();
}
