import type { Tx } from '../../platform/database.ts';

/** Who hears of money: active admins, the owner among them, and the billing contacts; each once. */
export async function moneyRecipients(tx: Tx, tenantId: string) {
  const admins = await tx
    .selectFrom('teammate')
    .select(['full_name as name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .execute();
  const contacts = await tx
    .selectFrom('billing_contact')
    .select(['name', 'email'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return [...new Map([...contacts, ...admins].map((person) => [person.email, person])).values()];
}
