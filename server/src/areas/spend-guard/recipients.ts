import type { Tx } from '../../platform/database.ts';
import { activeAdmins } from '../../platform/rows.ts';

/** Who hears of money: active admins, the owner among them, and the billing contacts; each once. */
export async function moneyRecipients(tx: Tx, tenantId: string) {
  const admins = await activeAdmins(tx, tenantId);
  const contacts = await tx
    .selectFrom('billing_contact')
    .select(['name', 'email'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return [...new Map([...contacts, ...admins].map((person) => [person.email, person])).values()];
}
