import { owedStatuses } from '@jackfield/contract/api/billing';
import type { Tx } from '../../platform/database.ts';

/** Whether an account owes an invoice: then its last card stays, and so does its suspension. */
export async function hasOwed(tx: Tx, tenantId: string): Promise<boolean> {
  const owed = await tx
    .selectFrom('invoice')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', owedStatuses)
    .limit(1)
    .executeTakeFirst();
  return owed !== undefined;
}
