import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';

/** Kind of due work that adds credit by itself; its subject is the account. */
export const topUpWork = 'topUp';

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
