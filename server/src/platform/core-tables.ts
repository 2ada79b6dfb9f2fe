import type {
  AccountCountry,
  CompanyAddress,
  Currency,
  HubEventType,
  HubMethod,
  Presence,
  Role,
  ServiceAddress,
  Status,
} from '@jackfield/contract';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** JSON column: read as a value, written as JSON text (`JSON.stringify`). */
export type Json<T> = ColumnType<T, string, string>;
/** JSON column that may be null. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
/** Point in time: read as Date; filled by the database when left out. */
export type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
/** Point in time that may be null. */
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** Columns of every record that a form edits (annex J1). */
export interface RecordColumns {
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

export interface TenantTable extends RecordColumns {
  id: string;
  company_name: string;
  company_address: Json<CompanyAddress>;
  time_zone: string;
  country: AccountCountry;
  currency: Currency;
  status: Status;
  /** Numeric with two decimals, read as text. */
  balance: ColumnType<string, string | number | undefined, string | number>;
  is_company_setup: Generated<boolean>;
  on_boarding_10dlc_brand: Generated<boolean>;
  on_boarding_10dlc_campaign: Generated<boolean>;
  hash: string | null;
  stripe_id: Generated<string>;
  stripe_email: Generated<string>;
  is_trial: Generated<boolean>;
  is_credit_card_exist: Generated<boolean>;
  trial_maximum_company: number | null;
  trial_maximum_company_did: number | null;
  trial_maximum_device: number | null;
  trial_maximum_user: number | null;
  trial_maximum_user_did: number | null;
  is_verified_international_call: Generated<boolean>;
  is_verified_charges: Generated<boolean>;
  restriction_type: Generated<'domestic' | 'selected' | 'all'>;
  allowed_countries: Generated<string[]>;
  e911_address: NullableJson<ServiceAddress>;
}

export interface TeammateTable extends RecordColumns {
  id: string;
  tenant_id: string;
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
  status: Status;
  is_first_time: Generated<boolean>;
  is_tenant_owner: Generated<boolean>;
  is_email_confirmed: Generated<boolean>;
  is_change_password: Generated<boolean>;
  /** Id of the stored image. */
  profile_image_id: string | null;
  time_zone: string;
  /** SHA-256 with salt; the PIN itself is never kept. */
  voicemail_pin_hash: string | null;
  sms_greetings: Json<{ isEnabled: boolean; text: string }>;
  call_recording_setting: Json<{ inbound: boolean; outbound: boolean }>;
  missed_call_handling: Json<RoutingTarget>;
  e911_address: NullableJson<ServiceAddress>;
  presence: Generated<Presence>;
  last_seen_at: NullableInstant;
  /** Lower-case text that the listing searches. */
  search_text: GeneratedAlways<string>;
}

export interface CompanyTable extends RecordColumns {
  id: string;
  tenant_id: string;
  label: string;
  is_default: Generated<boolean>;
  time_zone: string;
  is_always_open: Generated<boolean>;
  business_hour: NullableJson<unknown>;
  call_handling_open_hour: NullableJson<RoutingTarget>;
  call_handling_closed_hour: NullableJson<RoutingTarget>;
  sms_handling: NullableJson<{ actionType: string; actionValue: string | null }>;
  caller_id_permission: NullableJson<unknown>;
  /** "Closed today" (annex J4). */
  routing_override: NullableJson<unknown>;
}

export interface PhoneNumberTable extends RecordColumns {
  id: string;
  tenant_id: string;
  /** E.164; unique over all tenants. */
  number: string;
  owner_type: 'company' | 'teammate';
  owner_id: string;
  label: Generated<string>;
  is_default: Generated<boolean>;
  is_toll_free: Generated<boolean>;
  country: AccountCountry;
  /** 1 bandwidth, 2 local number, 4 ported in (ENUM-13). */
  source: Generated<number>;
  /** Who serves the number. */
  provider: Generated<'bandwidth' | 'localNumber'>;
  /** Numeric with two decimals, read as text. */
  monthly_price: ColumnType<string, string | number | undefined, string | number>;
  currency: Generated<Currency>;
  /** The reservation that it was bought with. */
  reservation_id: ColumnType<string | null, string | null | undefined, string | null>;
  e911_address: NullableJson<ServiceAddress>;
}

export interface TeamTable extends RecordColumns {
  id: string;
  tenant_id: string;
  name: string;
  extension: string;
  inbound_flow: Generated<'ringGroup' | 'callQueue'>;
  ring_group: NullableJson<unknown>;
  call_queue: NullableJson<unknown>;
  business_hour: NullableJson<unknown>;
  call_handling_open_hour: NullableJson<RoutingTarget>;
  missed_call_handling: NullableJson<RoutingTarget>;
  routing_override: NullableJson<unknown>;
}

export interface TeamMemberTable {
  tenant_id: string;
  team_id: string;
  teammate_id: string;
  position: Generated<number>;
}

/** Every extension in use, kept by triggers on teammate and team (OP-98). */
export interface ExtensionTable {
  tenant_id: string;
  extension: string;
  owner_type: 'teammate' | 'team';
  owner_id: string;
}

export interface StoredImageTable {
  id: string;
  tenant_id: string;
  content_type: 'image/png' | 'image/jpeg';
  size: number;
  created_at: Instant;
}

export type Via = 'ui' | 'api' | 'bulk' | 'schedule' | 'system' | 'support';

export interface AuditEntryTable {
  id: string;
  tenant_id: string;
  seq: number;
  at: Date | string;
  actor_id: string | null;
  actor_name: string;
  on_behalf_of_id: string | null;
  on_behalf_of_name: string | null;
  via: Via;
  action: string;
  entity: string;
  entity_id: string;
  entity_name: string;
  before: NullableJson<Record<string, unknown>>;
  after: NullableJson<Record<string, unknown>>;
  request_id: string;
}

export interface EventLogTable {
  tenant_id: string;
  /** Version of the event: grows by one per event of the tenant. */
  seq: number;
  method: HubMethod;
  event_type: HubEventType;
  entity_id: string;
  owner_type: 'company' | 'teammate' | 'team' | null;
  owner_id: string | null;
  status: Status | null;
  role: Role | null;
  at: Date | string;
  /** Order over all tenants. Read only rows of finished transactions, see `tx_id`. */
  position: GeneratedAlways<number>;
  /** Transaction that wrote the row: complete below `pg_snapshot_xmin(pg_current_snapshot())`. */
  tx_id: Generated<string>;
}

export interface TenantSequenceTable {
  tenant_id: string;
  event_seq: number;
  audit_seq: number;
}

export interface IdempotencyKeyTable {
  tenant_id: string;
  key: string;
  /** SHA-256 over endpoint, person and body. */
  fingerprint: string;
  status: number | null;
  answer: NullableJson<unknown>;
  created_at: Date | string;
}

declare module './tables.ts' {
  interface Tables {
    tenant: TenantTable;
    teammate: TeammateTable;
    company: CompanyTable;
    phone_number: PhoneNumberTable;
    team: TeamTable;
    team_member: TeamMemberTable;
    extension: ExtensionTable;
    stored_image: StoredImageTable;
    audit_entry: AuditEntryTable;
    event_log: EventLogTable;
    tenant_sequence: TenantSequenceTable;
    idempotency_key: IdempotencyKeyTable;
  }
}
