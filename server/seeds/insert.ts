import type { InsertObject } from 'kysely';
import type { Tx } from '../src/platform/database.ts';
import type { Tables } from '../src/platform/tables.ts';

/** PostgreSQL takes at most 65,535 values in one statement. */
const valuesPerStatement = 20_000;

/** Inserts many rows in few statements. */
export async function insertAll<T extends keyof Tables & string>(
  tx: Tx,
  table: T,
  rows: readonly InsertObject<Tables, T>[],
): Promise<void> {
  const columns = Math.max(1, Object.keys(rows[0] ?? {}).length);
  const size = Math.floor(valuesPerStatement / columns);
  for (let start = 0; start < rows.length; start += size) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}
