import type { HubEventType, HubMethod, Role, Status } from '@jackfield/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableJson } from './columns.ts';

/** How a change came about. */
export type Via =
  | 'ui'
  | 'api'
  | 'bulk'
  | 'schedule'
  | 'system'
  | 'support'
  | 'key'
  | 'config'
  | 'scim';

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
  /** The version that the change left its record with; null without one. */
  version: number | null;
  /** Revision of the files that made the change; null for all else. */
  commit: string | null;
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
  /** Names of members, see EventSpec. */
  changed: string[] | null;
  /** Calls that were stored with it, in their order; null of other events. */
  calls: string[] | null;
  /** Order over all tenants. Read only rows of finished transactions, see `tx_id`. */
  position: GeneratedAlways<number>;
  /** Transaction that wrote the row: complete below `pg_snapshot_xmin(pg_current_snapshot())`. */
  tx_id: Generated<string>;
}

interface TenantSequenceTable {
  tenant_id: string;
  event_seq: number;
  audit_seq: number;
}

interface IdempotencyKeyTable {
  tenant_id: string;
  key: string;
  /** SHA-256 over endpoint, person and body. */
  fingerprint: string;
  status: number | null;
  answer: NullableJson<unknown>;
  created_at: Date | string;
}

interface SecretKeyTable {
  name: string;
  check_value: string;
}

/**
 * All tables as Kysely sees them: those of the platform, and those that each area declares in its
 * `tables.ts` with `declare module '../../platform/tables.ts' { interface Tables { ... } }`. That
 * counts in the whole server; no file imports a `tables.ts` for it.
 */
export interface Tables {
  audit_entry: AuditEntryTable;
  event_log: EventLogTable;
  tenant_sequence: TenantSequenceTable;
  idempotency_key: IdempotencyKeyTable;
  secret_key: SecretKeyTable;
}
