import type { ServiceAddress } from '@jackfield/contract';
import type { Generated } from 'kysely';
import type {
  Instant,
  NullableInstant,
  NullableJson,
  RecordColumns,
} from '../../platform/columns.ts';

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
  /** Of a web phone: the session that it belongs to. */
  session_id: Generated<string | null>;
  /** Of a web phone: where its person is until then. */
  e911_address: NullableJson<ServiceAddress>;
  e911_until: NullableInstant;
  /** Of a web phone: where its browser is told of calls, sealed, and a hash of that address. */
  push: Generated<string | null>;
  push_hash: Generated<string | null>;
}

/** An exchange that told of itself. */
interface ExchangeTable {
  name: string;
  sip_host: string;
  sip_port: number;
  sip_transport: 'udp';
  /** Where the portal reaches the web socket of its Asterisk. */
  web_socket: string | null;
  heard_at: Instant;
}

/** Where a device is signed in. */
interface RegistrationTable {
  tenant_id: string;
  device_id: string;
  exchange: string;
  /** IP address. */
  address: string;
  program: string;
  since: Instant;
}

/** A link by which a softphone signs in as a device. */
interface SetupLinkTable {
  token_hash: string;
  tenant_id: string;
  device_id: string;
  expires_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    device: DeviceTable;
    exchange: ExchangeTable;
    registration: RegistrationTable;
    setup_link: SetupLinkTable;
  }
}
