import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from './database.ts';
import { notFound } from './errors.ts';
import type { Tables } from './tables.ts';

/** Tables whose rows belong to an account and have an id. */
type OwnedTable = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; tenant_id: unknown }
    ? Table
    : never;
}[keyof Tables];

/** How a row that was read stays locked until the transaction ends. */
type Lock = 'update' | 'share';

/**
 * The clause of a lock. Whoever writes rows that name a record goes on, as PostgreSQL's `for update`
 * would not let them: a writer who has what this one is about to want would never end.
 */
export const locked = (lock: Lock | undefined): RawBuilder<unknown> =>
  lock === undefined ? sql`` : sql.raw(`for ${lock === 'update' ? 'no key update' : lock}`);

/** The row of an account with an id; undefined where the account has none. */
export async function findRow<Table extends OwnedTable>(
  tx: Tx,
  table: Table,
  { tenantId, id }: { tenantId: string; id: string },
  lock?: Lock,
): Promise<Selectable<Tables[Table]> | undefined> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id} ${locked(lock)}`.execute(
    tx,
  );
  return rows[0];
}

/** The row of an account with an id; 404 where the account has none. */
export async function readRow<Table extends OwnedTable>(
  tx: Tx,
  table: Table,
  key: { tenantId: string; id: string },
  lock?: Lock,
): Promise<Selectable<Tables[Table]>> {
  const row = await findRow(tx, table, key, lock);
  if (row === undefined) throw notFound();
  return row;
}

/** The row of the account itself; 404 where it is gone. */
export const accountRow = (tx: Tx, tenantId: string) => tenantRow(tx, tenantId);

/** The same, held until the transaction ends, so that who holds it too waits. */
export const holdAccountRow = (tx: Tx, tenantId: string) => tenantRow(tx, tenantId, 'update');

async function tenantRow(
  tx: Tx,
  tenantId: string,
  lock?: Lock,
): Promise<Selectable<Tables['tenant']>> {
  const { rows } = await sql<Selectable<Tables['tenant']>>`
    select * from tenant where id = ${tenantId} ${locked(lock)}`.execute(tx);
  if (rows[0] === undefined) throw notFound();
  return rows[0];
}

/** Those of some people of an account who have not left, in the order of their ids. */
export async function presentPeople(
  tx: Tx,
  tenantId: string,
  ids: readonly string[],
  lock?: Lock,
): Promise<Selectable<Tables['teammate']>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Selectable<Tables['teammate']>>`
    select * from teammate
    where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[]) and status <> 'cancel'
    order by id ${locked(lock)}`.execute(tx);
  return rows;
}

/** Somebody of an account who has not left; 404 otherwise. */
export async function presentPerson(
  tx: Tx,
  tenantId: string,
  id: string,
  lock?: Lock,
): Promise<Selectable<Tables['teammate']>> {
  const [person] = await presentPeople(tx, tenantId, [id], lock);
  if (person === undefined) throw notFound();
  return person;
}

/** The active admins of an account, the owner among them: who hears by mail of what happens there. */
export const activeAdmins = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('teammate')
    .select(['id', 'full_name as name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();

/** Version and times of a record as the API answers them. */
export const stampsOf = (row: { version: number; created_at: Date; updated_at: Date }) => ({
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
