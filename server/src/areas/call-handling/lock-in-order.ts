import { sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import { locked } from '../../platform/rows.ts';

/**
 * Locks rows of a table in the order of their ids, so that two writes which name each other's
 * record wait for one another instead of each holding what the other needs.
 */
export async function lockInOrder(
  tx: Tx,
  table: 'teammate' | 'team',
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`select from ${sql.table(table)}
    where tenant_id = ${tenantId} and id = any(${ids}::uuid[]) order by id ${locked('update')}`.execute(
    tx,
  );
}
