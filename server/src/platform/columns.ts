import type { ColumnType, Generated } from 'kysely';

/** JSON column: read as a value, written as JSON text (`JSON.stringify`). */
export type Json<T> = ColumnType<T, string, string>;
/** JSON column that may be null. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Point in time: read as Date; filled by the database when left out. */
export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Point in time that may be null. */
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Columns of every record that a form edits. */
export interface RecordColumns {
  id: string;
  tenant_id: string;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}
