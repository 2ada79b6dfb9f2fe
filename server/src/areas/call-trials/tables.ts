import type { TrialProgress, TriedByPhone } from '@jackfield/contract/api/call-trial';
import type { RoutingChange } from '@jackfield/contract/api/routing-config';
import type { Json, NullableJson } from '../../platform/columns.ts';

/** A call that a person is about to hear by their own phone: one each. */
interface CallTrialTable {
  tenant_id: string;
  teammate_id: string;
  code: string;
  call: Json<TriedByPhone>;
  change: Json<RoutingChange>;
  progress: NullableJson<TrialProgress>;
  ends_at: Date;
}

declare module '../../platform/tables.ts' {
  interface Tables {
    call_trial: CallTrialTable;
  }
}
