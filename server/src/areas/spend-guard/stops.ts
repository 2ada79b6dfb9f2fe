import type { GuardStop } from '@jackfield/contract/api/spend-guard';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/database.ts';
import type { GuardStopTable } from './tables.ts';

export type StopRow = Selectable<GuardStopTable>;

/** A stop as the API answers it. */
export const toStop = (row: StopRow): GuardStop => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  subjectName: row.subject_name,
  cap: Number(row.cap),
  spent: Number(row.spent),
  personName: row.person_name,
  country: row.country,
  at: row.at.toISOString(),
});

/** Stops of an account that nobody has lifted: those of the whole account, then the newest. */
export const heldStops = (tx: Tx, tenantId: string): Promise<StopRow[]> =>
  tx
    .selectFrom('guard_stop')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('lifted_at', 'is', null)
    .orderBy(sql`subject <> ''`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
