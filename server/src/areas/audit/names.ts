import type { AuditEntry, Named } from '@jackfield/contract/api/audit';
import { type Selectable, sql } from 'kysely';
import { actorName } from '../../platform/audit.ts';
import type { AuditEntryTable } from '../../platform/tables.ts';
import type { Tx } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';

export type EntryRow = Selectable<AuditEntryTable>;
export type Names = ReadonlyMap<string, Named>;

/** Ids anywhere in a value. */
function idsWithin(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isId(value)) found.add(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) idsWithin(inner, found);
}

/** What names are looked up for: the record and its changed members. */
export type NamedChange = Pick<EntryRow, 'entity_id' | 'before' | 'after'>;

function idsOf({ entity_id: id, before, after }: NamedChange): Set<string> {
  const found = new Set<string>();
  for (const value of [id, before, after]) idsWithin(value, found);
  return found;
}

interface NameRow {
  id: string;
  name: string;
  gone: boolean;
  owner_type: string | null;
  owner_id: string | null;
}

const ownerTypes = ['tenant', 'company', 'team', 'teammate'] as const;
const isOwnerType = (type: string | null): type is (typeof ownerTypes)[number] =>
  ownerTypes.some((known) => known === type);

function toNamed({ name, gone: isGone, owner_type: type, owner_id: id }: NameRow): Named {
  if (!isOwnerType(type) || id === null) return { name, isGone };
  return { name, isGone, owner: { type, id } };
}

async function presentNames(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, Named>> {
  const { rows } = await sql<NameRow>`
    with asked as (select unnest(${[...ids]}::uuid[]) as id)
    select p.id, p.full_name as name, p.status = 'cancel' as gone, null as owner_type,
      null::uuid as owner_id
    from teammate p join asked using (id) where p.tenant_id = ${tenantId}
    union all select t.id, t.name, false, null, null from team t join asked using (id)
      where t.tenant_id = ${tenantId}
    union all select c.id, c.label, false, null, null from company c join asked using (id)
      where c.tenant_id = ${tenantId}
    union all select i.id, i.name, false, i.owner_type, i.owner_id from ivr_menu i
      join asked using (id) where i.tenant_id = ${tenantId}
    union all select m.id, m.file_name, false, m.owner_type, m.owner_id from media m
      join asked using (id) where m.tenant_id = ${tenantId}
    union all select n.id, n.number, false, n.owner_type, n.owner_id from phone_number n
      join asked using (id) where n.tenant_id = ${tenantId}
    union all select a.id, a.company_name, false, null, null from tenant a
      join asked using (id) where a.id = ${tenantId}
    union all select k.id, k.name, true, null, null from kept_record k join asked using (id)
      where k.tenant_id = ${tenantId}`.execute(tx);
  return new Map(rows.map((row) => [row.id, toNamed(row)]));
}

/** What the log last called records that are not there any more. */
async function formerNames(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
): Promise<[string, Named][]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (entity_id) entity_id as id, entity_name as name from audit_entry
    where tenant_id = ${tenantId} and entity in ('teammate', 'team', 'company', 'ivr')
      and entity_id = any(${[...ids]}::text[])
    order by entity_id, seq desc`.execute(tx);
  return rows.map(({ id, name }) => [id, { name, isGone: true }]);
}

/** Names of everything that entries point to, gone or not, by id (annex J2: names, not ids). */
export async function namesBehind(
  tx: Tx,
  tenantId: string,
  rows: readonly NamedChange[],
): Promise<Names> {
  const ids = [...new Set(rows.flatMap((row) => [...idsOf(row)]))];
  if (ids.length === 0) return new Map();
  const names = await presentNames(tx, tenantId, ids);
  const unknown = ids.filter((id) => !names.has(id));
  for (const [id, named] of await formerNames(tx, tenantId, unknown)) names.set(id, named);
  return names;
}

/** The names that the ids of a change stand for, by id. */
export const namesWithin = (change: NamedChange, names: Names): Record<string, Named> =>
  Object.fromEntries(
    [...idsOf(change)].flatMap((id) => {
      const named = names.get(id);
      return named ? [[id, named]] : [];
    }),
  );

/** An entry as the API answers it, with the names that its ids stand for. */
export function toEntry(row: EntryRow, names: Names): AuditEntry {
  const onBehalfOf =
    row.on_behalf_of_id === null
      ? null
      : { id: row.on_behalf_of_id, name: row.on_behalf_of_name ?? '' };
  return {
    id: row.id,
    seq: row.seq,
    at: new Date(row.at).toISOString(),
    actor: { id: row.actor_id, name: actorName(row.actor_id, row.actor_name) },
    onBehalfOf,
    via: row.via,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    entityName: row.entity_name,
    before: row.before,
    after: row.after,
    requestId: row.request_id,
    ...(row.version !== null && { version: row.version }),
    ...(row.commit !== null && { commit: row.commit }),
    names: namesWithin(row, names),
  };
}
