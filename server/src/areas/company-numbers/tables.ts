import type { RoutingTarget } from '@jackfield/contract/api/routing';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, NullableJson, RecordColumns } from '../../platform/columns.ts';

export interface CompanyTable extends RecordColumns {
  label: string;
  is_default: Generated<boolean>;
  /** The hours and the time zone that they are in. */
  business_hour: Json<unknown>;
  /** The zone of the hours, which listings read without opening them. */
  time_zone: GeneratedAlways<string>;
  call_handling_open_hour: NullableJson<RoutingTarget>;
  call_handling_closed_hour: NullableJson<RoutingTarget>;
  sms_handling: NullableJson<{ actionType: string; actionValue: string | null }>;
  caller_id_permission: NullableJson<unknown>;
  /** "Closed today" (annex J4). */
  routing_override: NullableJson<unknown>;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    company: CompanyTable;
  }
}
