import type { RegistryNews } from '../../../mail/mail.ts';
import { sendMail } from '../../../mail/send.ts';
import type { Tx } from '../../../platform/database.ts';
import { accountRow, activeAdmins } from '../../../platform/rows.ts';

interface Sender {
  readonly tenantId: string;
  readonly at: Date;
  readonly publicUrl: string;
}

interface News {
  readonly what: RegistryNews;
  readonly kind: 'brand' | 'vetting' | 'campaign';
  /** Of the brand or the campaign. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

const pageOf = {
  brand: (id: string) => `brands/details/${id}/brand-details`,
  vetting: (id: string) => `brands/details/${id}/brand-vetting`,
  campaign: (id: string) => `campaigns/details/${id}/campaign-details`,
} as const;

/** Mails the account's active admins what the registry has said. */
export async function mailNews(
  tx: Tx,
  { tenantId, at, publicUrl }: Sender,
  { what, kind, id, name: recordName, note }: News,
): Promise<void> {
  const { company_name: companyName } = await accountRow(tx, tenantId);
  const url = new URL(`/admin-settings/compliance/${pageOf[kind](id)}`, publicUrl).href;
  for (const { name, email } of await activeAdmins(tx, tenantId)) {
    await sendMail(tx, at, {
      tenantId,
      to: email,
      mail: { kind: 'registryWord', name, companyName, url, what, recordName, note },
    });
  }
}
