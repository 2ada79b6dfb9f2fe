import type { Generated } from 'kysely';
import type { NullableInstant, RecordColumns } from '../../platform/columns.ts';

/** A telephone or app of a person (annex F5). */
export interface DeviceTable extends RecordColumns {
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
    device: DeviceTable;
  }
}
