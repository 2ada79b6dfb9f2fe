import type { Generated } from 'kysely';
import type { Instant } from '../../platform/columns.ts';

/** Greeting, menu medium or hold music (ENT-21). */
interface MediaTable {
  id: string;
  tenant_id: string;
  owner_type: 'tenant' | 'company' | 'team' | 'teammate' | 'ivr';
  owner_id: string;
  kind: 'ivr' | 'voicemail' | 'hold' | 'message';
  file_name: string;
  content_type: 'audio/wav' | 'audio/mpeg';
  /** Bytes. */
  size: number;
  /** Seconds. */
  duration: string | number;
  input_text: string | null;
  is_default: Generated<boolean>;
  is_selected: Generated<boolean>;
  created_at: Instant;
  updated_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    media: MediaTable;
  }
}
