import type { BillingContact, TenantChange } from '@jackfield/contract/api/tenant';
import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

/** People who get the invoices, in the order of the account (OP-103). */
export function billingContactsOf(tx: Tx, tenantId: string): Promise<BillingContact[]> {
  return tx
    .selectFrom('billing_contact')
    .select(['id', 'name', 'email'])
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Replaces the list; a contact of the account keeps its id, every other one is new. */
export async function storeBillingContacts(
  tx: Tx,
  tenantId: string,
  wanted: NonNullable<TenantChange['billingContacts']>,
): Promise<void> {
  const own = new Set((await billingContactsOf(tx, tenantId)).map(({ id }) => id));
  await tx.deleteFrom('billing_contact').where('tenant_id', '=', tenantId).execute();
  if (wanted.length === 0) return;
  const rows = wanted.map(({ id = '', name, email }, position) => {
    // An id counts once, and only one that the account had.
    const kept = own.delete(id.toLowerCase()) ? id.toLowerCase() : newId();
    return { id: kept, tenant_id: tenantId, name, email, position };
  });
  await tx.insertInto('billing_contact').values(rows).execute();
}
