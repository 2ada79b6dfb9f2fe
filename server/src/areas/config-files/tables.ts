import type {
  ConfigFile,
  ConfigPlan,
  FileKind,
  PlanState,
} from '@jackfield/contract/api/config-file';
import type { ColumnType } from 'kysely';
import type { Instant, Json, NullableInstant } from '../../platform/columns.ts';
import type { Touched } from './touched.ts';

/** The key of a record in files, and the line that has it (FILE-01). */
interface ConfigKeyTable {
  tenant_id: string;
  kind: FileKind;
  record_id: string;
  key: string;
  path: string | null;
  line: number | null;
}

/** A plan that can be looked at, applied and taken back. */
export interface ConfigPlanTable {
  id: string;
  tenant_id: string;
  at: Instant;
  by_name: string;
  is_key: boolean;
  commit: string | null;
  is_deleting: boolean;
  files: Json<ConfigFile[]>;
  seen: Json<Seen>;
  touched: Json<Touched>;
  state: PlanState;
  applied_at: NullableInstant;
  applied_by: string | null;
  undone_at: NullableInstant;
  left_as_is: ColumnType<ConfigPlan['left'], string | undefined, string>;
}

/** What of a plan does not change any more. */
export type Seen = Pick<
  ConfigPlan,
  'paths' | 'refusals' | 'changes' | 'findings' | 'impact' | 'callers' | 'summary'
>;

declare module '../../platform/tables.ts' {
  interface Tables {
    config_key: ConfigKeyTable;
    config_plan: ConfigPlanTable;
  }
}
