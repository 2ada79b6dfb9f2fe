import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';

/** Kind of due work that adds credit by itself; its subject is the account. */
export const topUpWork = 'topUp';

/**
 * Holds the work of an account until the commit. A step of it holds its row and then books, so that
 * whoever books and then looks at the credit takes the row first; else the two wait for each other.
 */
export async function holdTopUpWork(tx: Tx, tenantId: string): Promise<void> {
  await tx
    .selectFrom('due_work')
    .select('kind')
    .where('kind', '=', topUpWork)
    .where('subject_id', '=', tenantId)
    .forUpdate()
    .execute();
}

/** Has credit added where it is on and there is less than wanted; due work does it. */
export async function lookAtCredit(tx: Tx, tenantId: string, now: Date): Promise<void> {
  const low = await tx
    .selectFrom('auto_top_up as a')
    .innerJoin('tenant as t', 't.id', 'a.tenant_id')
    .select('a.id')
    .where('a.tenant_id', '=', tenantId)
    .where('a.is_on', '=', true)
    .whereRef('t.balance', '<', 'a.below')
    .executeTakeFirst();
  if (low === undefined) return;
  await scheduleWork(tx, { kind: topUpWork, subjectId: tenantId, tenantId }, now);
}
