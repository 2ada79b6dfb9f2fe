import { type QueryCreator, type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    former_row: { tenant_id: string; at: Date | string };
  }
}

/** Tables that decide where calls go; triggers keep how each of their rows was. */
const routed = [
  'tenant',
  'company',
  'team',
  'team_member',
  'teammate',
  'ivr_menu',
  'phone_number',
  'media',
  'blacklist_entry',
] as const;

/** The tables of the routing under their own names, with the rows that they had at an instant. */
export function tablesAt(tx: Tx, tenantId: string, at: Date): QueryCreator<Tables> {
  const former = tx.with(
    'former',
    () => sql<object>`(
      select distinct on (of_table, row_id) of_table, row_id, content from former_row
      where tenant_id = ${tenantId} and at > ${at}
      order by of_table, row_id, position)`,
  );
  return routed.reduce<QueryCreator<Tables>>((from, table) => {
    const id =
      table === 'team_member' ? sql`r.team_id::text || r.teammate_id::text` : sql`r.id::text`;
    const rows = sql<Selectable<Tables[typeof table]>>`(
      select r.* from ${sql.table(table)} as r
      where ${sql.ref(table === 'tenant' ? 'r.id' : 'r.tenant_id')} = ${tenantId}
        and (${sql.lit(table)}, ${id}) not in (select of_table, row_id from former)
      union all
      select r.* from former, jsonb_populate_record(null::${sql.table(table)}, content) as r
      where of_table = ${sql.lit(table)} and content is not null)`;
    return from.with(table, () => rows);
  }, former);
}

/** Since when former rows of an account are kept; null where nothing was changed yet. */
export async function keptFrom(tx: Tx, tenantId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('former_row')
    .select('at')
    .where('tenant_id', '=', tenantId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row ? new Date(row.at) : null;
}
