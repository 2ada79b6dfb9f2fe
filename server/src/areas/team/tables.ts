import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Generated } from 'kysely';
import type { NullableInstant, NullableJson, RecordColumns } from '../../platform/columns.ts';

export interface TeamTable extends RecordColumns {
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
  /** Since when they take no calls of the team's queue. */
  signed_out_at: NullableInstant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    team: TeamTable;
    team_member: TeamMemberTable;
  }
}
