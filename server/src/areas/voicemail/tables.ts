import type { VoicemailMail, VoicemailState } from '@jackfield/contract/api/voicemail';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableInstant } from '../../platform/columns.ts';
import type { SaidWord } from '../../speech/transcriber.ts';

/** What a caller said to a voicemail; the sound lies in the storage under the same id. */
interface VoicemailTable {
  id: string;
  tenant_id: string;
  /** That it was left in: the same id, but for a message that was forwarded. */
  call_id: string;
  box_kind: 'teammate' | 'team';
  box_id: string;
  from_number: string;
  left_at: Instant;
  seconds: number;
  bytes: number;
  peaks: Json<number[]>;
  heard_at: NullableInstant;
  heard_by: string | null;
  deleted_at: NullableInstant;
  state: Generated<VoicemailState>;
  state_by: string | null;
  state_at: NullableInstant;
  forwarded_by: string | null;
  forwarded_at: NullableInstant;
  note: Generated<string>;
  /** Null where nothing is to be written down. */
  transcript: 'waiting' | 'ready' | 'failed' | null;
  said: Generated<string>;
  said_words: ColumnType<SaidWord[], string | undefined, string>;
}

/** Who gets mails of new messages in which box; nobody else does. */
interface VoicemailMailTable {
  tenant_id: string;
  teammate_id: string;
  box_id: string;
  how: Exclude<VoicemailMail, 'off'>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    voicemail: VoicemailTable;
    voicemail_mail: VoicemailMailTable;
  }
}
