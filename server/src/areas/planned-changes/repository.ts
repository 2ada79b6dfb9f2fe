import type { Tx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { PlannedRow } from './tables.ts';

const ofTenant = (tx: Tx, tenantId: string) =>
  tx.selectFrom('planned_change').selectAll().where('tenant_id', '=', tenantId);

/** What is still to be saved, by its time. */
export const selectComing = (tx: Tx, tenantId: string): Promise<PlannedRow[]> =>
  ofTenant(tx, tenantId)
    .where('state', 'in', ['coming', 'waiting'])
    .orderBy('at')
    .orderBy('id')
    .execute();

/** So many of what was done are listed. */
const mostDone = 100;

/** What was saved since an instant, newest first. */
export const selectDone = (tx: Tx, tenantId: string, since: Date): Promise<PlannedRow[]> =>
  ofTenant(tx, tenantId)
    .where('state', 'in', ['done', 'undone'])
    .where('done_at', '>=', since)
    .orderBy('done_at', 'desc')
    .orderBy('id')
    .limit(mostDone)
    .execute();

/** One planned change, locked; 404 when the account has none such. */
export async function lockPlanned(tx: Tx, tenantId: string, id: string): Promise<PlannedRow> {
  const row = await ofTenant(tx, tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The changes that take another one back. */
export const selectBacks = (tx: Tx, tenantId: string, id: string): Promise<PlannedRow[]> =>
  ofTenant(tx, tenantId).where('back_of', '=', id).forUpdate().execute();
