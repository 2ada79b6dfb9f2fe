import { sendMail } from '../../mail/send.ts';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import type { CallerLines } from '../../platform/services.ts';

/** A mail about an account as such, without its reader. */
type AccountMail =
  | {
      readonly kind: 'AccountSuspended' | 'AccountCancelled';
      readonly callers: CallerLines;
    }
  | { readonly kind: 'AccountActivated' | 'trialOver' };

/** The tenant owner and the billing contacts, each once. */
export async function accountRecipients(tx: Tx, tenantId: string) {
  const owners = await tx
    .selectFrom('teammate')
    .select(['full_name as name', 'email'])
    .where('tenant_id', '=', tenantId)
    .where('is_tenant_owner', '=', true)
    .execute();
  const contacts = await tx
    .selectFrom('billing_contact')
    .select(['name', 'email'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return [...new Map([...contacts, ...owners].map((person) => [person.email, person])).values()];
}

/** Mails the tenant owner and the billing contacts, each once (OP-110). */
export async function mailAccount(
  tx: Tx,
  tenantId: string,
  about: AccountMail,
  now: Date,
): Promise<void> {
  const { company_name: companyName } = await accountRow(tx, tenantId);
  for (const { name, email } of await accountRecipients(tx, tenantId))
    await sendMail(tx, now, { tenantId, to: email, mail: { ...about, name, companyName } });
}
