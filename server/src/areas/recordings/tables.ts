import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant } from '../../platform/columns.ts';

/** A part of a talk that was recorded; the sound lies in the storage under the same id. */
interface CallRecordingTable {
  id: string;
  tenant_id: string;
  call_id: string;
  /** Whose talk it was. */
  teammate_id: string;
  started_at: Instant;
  seconds: number;
  bytes: number;
  peaks: Json<number[]>;
  deleted_at: NullableInstant;
  deleted_by: Generated<string>;
  deleted_reason: Generated<string>;
  /** After how many days its sound went by itself; null until then. */
  kept_days: number | null;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    call_recording: CallRecordingTable;
  }
}
