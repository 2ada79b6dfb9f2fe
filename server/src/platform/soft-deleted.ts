import { sql } from 'kysely';
import { type RequestContext, signedIn } from './context.ts';
import type { Json } from './columns.ts';
import type { Database, Tx } from './database.ts';
import type { FileStorage } from './storage.ts';

/** Kinds of records that are kept after their deletion (annex J2). */
export type SoftDeletedEntity =
  | 'team'
  | 'medium'
  | 'ivr'
  | 'company'
  | 'phoneNumber'
  | 'teammate'
  | 'device';

/** Rows of one table, as they were. */
export interface SoftDeletedRows {
  readonly table: string;
  readonly rows: readonly Record<string, unknown>[];
  /** What somebody else got of it, as it was left: it goes back only while it is still so. */
  readonly given?: readonly Record<string, unknown>[];
  /** Column that is unique over all accounts: rows whose value is somebody else's now stay away. */
  readonly unlessTaken?: string;
}

export interface SoftDeletedTable {
  tenant_id: string;
  entity: SoftDeletedEntity;
  id: string;
  name: string;
  rows: Json<readonly SoftDeletedRows[]>;
  files: Json<readonly string[]>;
  deleted_by: string;
  deleted_at: Date | string;
}

declare module './tables.ts' {
  interface Tables {
    kept_record: SoftDeletedTable;
  }
}

/** Milliseconds that a deleted record can come back. */
const restorableFor = 30 * 24 * 3_600_000;

/** Rows of a table that belong to a record: those whose column is one of the ids. */
export interface PartOf {
  readonly table: string;
  readonly column: string;
  readonly ids: readonly string[];
}

interface Kept {
  readonly entity: SoftDeletedEntity;
  readonly id: string;
  readonly name: string;
}

interface SoftDeletion extends Kept {
  /** In the order in which they come back: what others point to is first. */
  readonly parts: readonly PartOf[];
}

function rowsOf({ tenantId, part }: { tenantId: string; part: PartOf }) {
  const { table, column, ids } = part;
  return sql`from ${sql.table(table)} as kept
    where kept.tenant_id = ${tenantId} and kept.${sql.ref(column)} = any(${ids}::uuid[])`;
}

/**
 * Deletes a record with its parts and keeps all rows for 30 days. Files of media stay in the
 * storage as long.
 */
export async function softDelete(
  tx: Tx,
  context: RequestContext,
  { entity, id, name, parts }: SoftDeletion,
): Promise<void> {
  const { tenantId } = signedIn(context);
  const rows = await rowsToKeep(tx, tenantId, parts);
  for (const part of parts.toReversed()) {
    await sql`delete ${rowsOf({ tenantId, part })}`.execute(tx);
  }
  await keepRows(tx, context, { entity, id, name, rows });
}

/** The rows of a record that is about to be deleted, as they are. */
export async function rowsToKeep(
  tx: Tx,
  tenantId: string,
  parts: readonly PartOf[],
): Promise<SoftDeletedRows[]> {
  const kept: SoftDeletedRows[] = [];
  for (const part of parts) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(kept) as row ${rowsOf({ tenantId, part })}`.execute(tx);
    kept.push({ table: part.table, rows: rows.map(({ row }) => row) });
  }
  return kept;
}

/** Keeps the rows of a record for 30 days whose parts end each in a way of its own. */
export async function keepRows(
  tx: Tx,
  context: RequestContext,
  { entity, id, name, rows }: Kept & { readonly rows: readonly SoftDeletedRows[] },
): Promise<void> {
  const { tenantId, name: deletedBy } = signedIn(context);
  const media = rows.filter(({ table }) => table === 'media').flatMap((part) => part.rows);
  await tx
    .insertInto('kept_record')
    .values({
      tenant_id: tenantId,
      entity,
      id,
      name,
      rows: JSON.stringify(rows),
      files: JSON.stringify(media.map((medium) => String(medium.id))),
      deleted_by: deletedBy,
      deleted_at: context.clock.now(),
    })
    .execute();
}

/** The rows of a record that was deleted less than 30 days ago, by table; null when there is none. */
export async function softDeletedRows(
  tx: Tx,
  context: RequestContext,
  entity: SoftDeletedEntity,
  id: string,
): Promise<readonly SoftDeletedRows[] | null> {
  const kept = await tx
    .selectFrom('kept_record')
    .select('rows')
    .where('tenant_id', '=', signedIn(context).tenantId)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .where('deleted_at', '>', deletedSince(context.clock.now()))
    .forUpdate()
    .executeTakeFirst();
  return kept?.rows ?? null;
}

/** The moment before which deleted records are gone for good. */
export function deletedSince(now: Date): Date {
  return new Date(now.getTime() - restorableFor);
}

/** Columns of a table that can be written: those that follow from others cannot. */
async function writtenColumns(tx: Tx, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = ''`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Puts rows back, and ends the keeping of their record. Columns that came later have their preset,
 * those that went are left out.
 */
export async function putBack(
  tx: Tx,
  tenantId: string,
  { entity, id, rows }: { entity: SoftDeletedEntity; id: string; rows: readonly SoftDeletedRows[] },
): Promise<ReadonlySet<unknown>> {
  const away = new Set<unknown>();
  for (const { table, rows: ofTable, unlessTaken } of rows) {
    const known = ofTable.length === 0 ? null : await writtenColumns(tx, table);
    for (const row of ofTable) {
      const names = Object.keys(row).filter((name) => known?.has(name));
      const columns = sql.join(names.map((name) => sql.ref(name)));
      const unless = unlessTaken ? sql`on conflict (${sql.ref(unlessTaken)}) do nothing` : sql``;
      const { rows: written } = await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from jsonb_populate_record(null::${sql.table(table)},
          ${JSON.stringify(row)}::jsonb)
        ${unless} returning 1`.execute(tx);
      if (written.length === 0) away.add(row.id);
    }
  }
  await tx
    .deleteFrom('kept_record')
    .where('tenant_id', '=', tenantId)
    .where('entity', '=', entity)
    .where('id', '=', id)
    .execute();
  return away;
}

/** Lets go of what was deleted 30 days ago, its files too. */
export async function clearSoftDeleted(
  db: Database,
  storage: FileStorage,
  now: Date,
): Promise<void> {
  const gone = await db.system((tx) =>
    tx
      .deleteFrom('kept_record')
      .where('deleted_at', '<=', deletedSince(now))
      .returning(['tenant_id', 'files'])
      .execute(),
  );
  for (const { tenant_id: tenantId, files } of gone) {
    for (const file of files) await storage.remove(tenantId, file);
  }
}
