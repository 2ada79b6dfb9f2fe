import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import type { PlannedRow } from './tables.ts';

/** Kind of due work that saves planned changes. */
export const plannedWork = 'plannedChange';

/** Has a planned change saved at its time; what else was said of it before is dropped. */
export const scheduleChange = (
  tx: Tx,
  { id: subjectId, tenant_id: tenantId, at }: Pick<PlannedRow, 'id' | 'tenant_id' | 'at'>,
): Promise<void> => scheduleWork(tx, { kind: plannedWork, subjectId, tenantId }, at);
