import type { ToldReason } from '@jackfield/contract/api/routing-call';
import type { ScenarioState, ScenarioWanted } from '@jackfield/contract/api/scenario';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json, NullableJson } from '../../platform/columns.ts';

export interface ScenarioTable {
  id: string;
  tenant_id: string;
  name: string;
  called_kind: ScenarioWanted['called']['kind'];
  called_id: string;
  called_name: string;
  caller: string | null;
  call_time: Json<ScenarioWanted['when']>;
  inputs: Json<ScenarioWanted['inputs']>;
  outcomes: Json<ScenarioWanted['outcomes']>;
  expected: Json<ScenarioWanted['expected']>;
  state: ScenarioState;
  state_since: ColumnType<Date, Date, Date>;
  /** YYYY-MM-DD. */
  breaks_on: string | null;
  reason: string;
  told: NullableJson<ToldReason>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    scenario: ScenarioTable;
  }
}
