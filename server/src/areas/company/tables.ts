import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant, RecordColumns } from '../../platform/core-tables.ts';

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

/** A key of a menu (ENT-20). */
interface IvrKey {
  readonly input: string;
  readonly action: 'teammate' | 'team' | 'ivr' | 'hangup';
  readonly actionId: string | null;
}

export interface IvrMenuTable extends RecordColumns {
  id: string;
  tenant_id: string;
  owner_type: 'company' | 'team';
  owner_id: string;
  name: string;
  is_default: Generated<boolean>;
  keys: Json<readonly IvrKey[]>;
  menu_media: Json<Record<string, string | null>>;
  retries: Generated<number>;
  timeout: Generated<number>;
  interdigit_timeout: Generated<number>;
  position: Generated<number>;
}

/** A telephone or app of a person (annex F5). */
export interface DeviceTable extends RecordColumns {
  id: string;
  tenant_id: string;
  teammate_id: string;
  type: 'desktop' | 'mobile' | 'deskphone';
  name: string;
  model: string | null;
  mac_address: string | null;
  sip_username: string;
  sip_domain: string;
  sip_password: string;
  is_online: Generated<boolean>;
  last_seen_at: NullableInstant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    media: MediaTable;
    ivr_menu: IvrMenuTable;
    device: DeviceTable;
  }
}
