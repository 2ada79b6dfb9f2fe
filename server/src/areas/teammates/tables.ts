import type { Access, Presence, Role, ServiceAddress, Status } from '@jackfield/contract';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Generated, GeneratedAlways } from 'kysely';
import type {
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  RecordColumns,
} from '../../platform/columns.ts';

export interface TeammateTable extends RecordColumns {
  first_name: string;
  last_name: string;
  full_name: GeneratedAlways<string>;
  /** Lower case; unique over all tenants among people who are not cancelled. */
  email: string;
  /** A changed email in lower case, until it is confirmed; several people may ask for the same. */
  pending_email: string | null;
  title: Generated<string>;
  extension: string;
  role: Role;
  /** The built-in role of a standard user. */
  access: NullableJson<Access>;
  status: Status;
  is_first_time: Generated<boolean>;
  agreed_terms: NullableJson<{ hash: string; at: string }>;
  is_tenant_owner: Generated<boolean>;
  is_email_confirmed: Generated<boolean>;
  is_change_password: Generated<boolean>;
  /** Id of the stored image. */
  profile_image_id: string | null;
  time_zone: string;
  language: string | null;
  /** SHA-256 with salt; the PIN itself is never kept. */
  voicemail_pin_hash: string | null;
  /** Wrong ones on the phone since the last right one, and until when none is taken. */
  voicemail_pin_failures: Generated<number>;
  voicemail_pin_locked_until: NullableInstant;
  sms_greetings: Json<{ isEnabled: boolean; text: string }>;
  call_recording_setting: Json<{ inbound: boolean; outbound: boolean }>;
  missed_call_handling: Json<RoutingTarget>;
  /** Their last device was removed; the database keeps it. */
  is_without_telephone: Generated<boolean>;
  e911_address: NullableJson<ServiceAddress>;
  presence: Generated<Presence>;
  last_seen_at: NullableInstant;
  /** The line of an invoice that has them, while they are pending. */
  invoice_line_id: string | null;
  /** Lower-case text that the listing searches. */
  search_text: GeneratedAlways<string>;
}

/** Every extension in use, kept by triggers on teammate and team (OP-98). */
export interface ExtensionTable {
  tenant_id: string;
  extension: string;
  owner_type: 'teammate' | 'team';
  owner_id: string;
}

/** People of an account by status, kept by triggers on teammate. */
export interface TeammateCountTable {
  tenant_id: string;
  active: number;
  pending: number;
  suspended: number;
  /** Another one after each change of whom a search, a role or a status finds. */
  revision: string;
}

export interface StoredImageTable {
  id: string;
  tenant_id: string;
  content_type: 'image/png' | 'image/jpeg';
  size: number;
  created_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    teammate: TeammateTable;
    extension: ExtensionTable;
    teammate_count: TeammateCountTable;
    stored_image: StoredImageTable;
  }
}
