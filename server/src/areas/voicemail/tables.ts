import type { Instant, NullableInstant } from '../../platform/columns.ts';

/** What a caller said to a voicemail; the sound lies in the storage under the same id. */
interface VoicemailTable {
  /** Of the call that it was left in. */
  id: string;
  tenant_id: string;
  box_kind: 'teammate' | 'team';
  box_id: string;
  from_number: string;
  left_at: Instant;
  seconds: number;
  bytes: number;
  heard_at: NullableInstant;
  deleted_at: NullableInstant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    voicemail: VoicemailTable;
  }
}
