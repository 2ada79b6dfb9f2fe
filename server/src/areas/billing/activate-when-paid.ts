import type { Tx } from '../../platform/database.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { hasOwed } from './owed.ts';

/**
 * Makes a suspended account active when nothing of it is owed any more (annex E2): its people are
 * told at once, and sign in as before.
 */
export async function activateWhenPaid(
  tx: Tx,
  { tenantId, at }: { tenantId: string; at: Date },
): Promise<void> {
  const account = await tx
    .selectFrom('tenant')
    .select(['company_name', 'status'])
    .where('id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.status !== 'suspended' || (await hasOwed(tx, tenantId))) return;
  const status = 'active';
  await tx
    .updateTable('tenant')
    .set((row) => ({ status, version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', tenantId)
    .execute();
  await recordSystemChange(tx, {
    tenantId,
    at,
    action: 'tenant.setStatus',
    entity: 'tenant',
    id: tenantId,
    name: account.company_name,
    before: { status: account.status },
    after: { status },
    events: [{ method: 'UpdateEntityAsync', eventType: 'tenantstatus', id: tenantId, status }],
  });
}
