import type { Status } from '@jackfield/contract';
import type { Tx } from '../../platform/database.ts';
import { recordSystemChange } from '../../platform/system-change.ts';

interface Moved {
  readonly tenantId: string;
  readonly at: Date;
  /** In words of the account's language; empty where the status says enough. */
  readonly reason: string;
}

/**
 * Moves an account from one status to another because of its invoices (annex E2), and tells its
 * people at once. Answers false for one that has another status, and changes nothing.
 */
export async function moveAccount(
  tx: Tx,
  { tenantId, at, reason }: Moved,
  [from, to]: readonly [Status, Status],
): Promise<boolean> {
  const account = await tx
    .updateTable('tenant')
    .set((row) => ({ status: to, version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', tenantId)
    .where('status', '=', from)
    .returning('company_name')
    .executeTakeFirst();
  if (account === undefined) return false;
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: 'tenant.setStatus',
    entity: 'tenant',
    id: tenantId,
    name: account.company_name,
    before: { status: from },
    after: { status: to, ...(reason && { reason }) },
    events: [{ method: 'UpdateEntityAsync', eventType: 'tenantstatus', id: tenantId, status: to }],
  });
  return true;
}
