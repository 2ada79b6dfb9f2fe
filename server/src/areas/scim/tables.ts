import type { LeaverRule, Outcome } from '@jackfield/contract/api/directory';
import type { BuiltInRole } from '@jackfield/contract';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Generated } from 'kysely';
import type { Instant, Json, NullableInstant, NullableJson } from '../../platform/columns.ts';

/** What the directory says of a person beside what the person's record holds (SCIM-01). */
export interface ScimUserTable {
  teammate_id: string;
  tenant_id: string;
  key_id: string | null;
  user_name: string;
  external_id: string | null;
  manager_id: string | null;
  left_at: NullableInstant;
  handling_before: NullableJson<RoutingTarget>;
  handling_since: NullableJson<RoutingTarget>;
  version: Generated<number>;
  updated_at: Instant;
}

/** A group of the directory, which a team or a role follows. */
export interface ScimGroupTable {
  id: string;
  tenant_id: string;
  name: string;
  external_id: string | null;
  team_id: string | null;
  role: BuiltInRole | null;
  problem: string | null;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface ScimGroupMemberTable {
  tenant_id: string;
  group_id: string;
  teammate_id: string;
}

interface ScimSettingTable {
  tenant_id: string;
  rule: Json<LeaverRule>;
  allowed_until: NullableInstant;
  told_at: NullableInstant;
}

interface ScimHeldTable {
  teammate_id: string;
  tenant_id: string;
  at: Instant;
}

interface ScimDayTable {
  tenant_id: string;
  day: string;
  subject: string;
  teammate_id: string | null;
  what: Outcome;
  reason: string | null;
  at: Instant;
}

export interface ScimRequestTable {
  id: string;
  tenant_id: string;
  at: Instant;
  key_name: string;
  method: string;
  path: string;
  status: number;
  what: Outcome | null;
  reason: string | null;
  body: string;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    scim_user: ScimUserTable;
    scim_group: ScimGroupTable;
    scim_group_member: ScimGroupMemberTable;
    scim_setting: ScimSettingTable;
    scim_held: ScimHeldTable;
    scim_day: ScimDayTable;
    scim_request: ScimRequestTable;
  }
}
