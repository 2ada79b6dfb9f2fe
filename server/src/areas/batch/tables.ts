import type { ResponseCode } from '@jackfield/contract';
import type { Batch, BatchRow, ImportRow, ImportRun } from '@jackfield/contract/api/batch';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant, NullableJson } from '../../platform/columns.ts';
import type { Before } from './before.ts';

interface BatchTable {
  id: string;
  tenant_id: string;
  kind: Batch['kind'];
  actor_id: string | null;
  actor_name: string;
  at: Instant;
  rolled_back_at: NullableInstant;
}

interface BatchItemTable {
  batch_id: string;
  tenant_id: string;
  position: number;
  entity_id: string | null;
  name: string;
  result: BatchRow['result'];
  errors: Json<BatchRow['errors']>;
  before: NullableJson<Before>;
  /** Version of the person that the batch left. */
  version: number | null;
  rolled_back: BatchRow['rolledBack'];
}

interface ImportRunTable {
  tenant_id: string;
  id: string;
  actor_id: string;
  actor_name: string;
  started_at: Instant;
  rows: Json<ImportRow[]>;
  totals: Json<(number | null)[]>;
  total: number;
  done: Generated<number>;
  added: Generated<number>;
  changed: Generated<number>;
  batch_id: string | null;
  refused: Json<ImportRun['refused']>;
  state: ImportRun['state'];
  stopped_by: ResponseCode | null;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    batch: BatchTable;
    batch_item: BatchItemTable;
    import_run: ImportRunTable;
  }
}
