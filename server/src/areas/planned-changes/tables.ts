import type { PlannedChange, PlannedEntity } from '@jackfield/contract/api/planned-change';
import type { Generated, Selectable } from 'kysely';
import type { Instant, Json, NullableInstant } from '../../platform/columns.ts';

/** One record of a planned change: its members before and after, in the form of the history. */
export interface StoredPart {
  readonly entity: PlannedEntity;
  readonly id: string;
  readonly name: string;
  readonly base: Readonly<Record<string, unknown>>;
  readonly wanted: Readonly<Record<string, unknown>>;
  /** The version that saving it left the record with; absent before, and where nothing was to change. */
  readonly savedVersion?: number;
}

interface PlannedChangeTable {
  id: string;
  tenant_id: string;
  at: Instant;
  state: PlannedChange['state'] | 'cancelled';
  back_of: string | null;
  absence_of: string | null;
  parts: Json<StoredPart[]>;
  planned_by: string;
  planned_by_name: string;
  done_at: NullableInstant;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export type PlannedRow = Selectable<PlannedChangeTable>;

declare module '../../platform/tables.ts' {
  interface Tables {
    planned_change: PlannedChangeTable;
  }
}
