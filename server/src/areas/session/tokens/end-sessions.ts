import type { Tx } from '../../../platform/database.ts';

interface EndSessions {
  tenantId: string;
  teammateId: string;
  /** Kept with the session: suspended, cancel, password, revoked. */
  reason: string;
  now: Date;
  /** The session that stays, when the person changes the own password. */
  except?: string;
}

/**
 * Ends all sessions of a person at once: on suspension, cancellation and password changes. Works
 * within a tenant's transaction too. Status and role need no call for their own sake: every
 * request reads them; but without it old sessions would come back with a reactivation.
 */
export async function endSessions(tx: Tx, end: EndSessions): Promise<void> {
  let query = tx
    .updateTable('session')
    .set({ ended_at: end.now, end_reason: end.reason })
    .where('tenant_id', '=', end.tenantId)
    .where('teammate_id', '=', end.teammateId)
    .where('ended_at', 'is', null);
  if (end.except !== undefined) query = query.where('id', '<>', end.except);
  await query.execute();
}
