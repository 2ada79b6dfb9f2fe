import { paths } from '@jackfield/contract';
import { dayText } from '@jackfield/domain/business-hours';
import { creditRunway, paceDays } from '@jackfield/domain/credit-runway';
import { sql } from 'kysely';
import { sendMail } from '../../mail/send.ts';
import type { Tx } from '../../platform/database.ts';
import { dayAt, type GuardedAccount } from '../spend-guard/guarded-account.ts';
import { moneyRecipients } from '../spend-guard/recipients.ts';

/** What was spent on the days before today, and whether credit is added by itself. */
async function paceOf(tx: Tx, tenantId: string, today: number) {
  const { rows } = await sql<{ balance: string; used: string; is_on: boolean }>`
    select t.balance::text as balance, a.is_on, (
      select coalesce(sum(d.home + d.abroad), 0)::text from spend_day d
      where d.tenant_id = t.id and d.day >= ${dayText(today - paceDays)} and d.day < ${dayText(today)}
    ) as used
    from tenant t join auto_top_up a on a.tenant_id = t.id where t.id = ${tenantId}`.execute(tx);
  return rows[0];
}

/**
 * Mails that the credit runs out, once a day of the account on which it is used (annex J7). Where
 * credit is added by itself there is nothing to do.
 */
export async function notifyLowCredit(
  tx: Tx,
  account: GuardedAccount,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const { tenantId, companyName } = account;
  const today = dayAt(account, now);
  const known = await paceOf(tx, tenantId, today);
  if (known === undefined || known.is_on) return;
  const days = creditRunway(Number(known.balance), Number(known.used));
  if (days === null) return;
  const marked = await tx
    .updateTable('spend_guard')
    .set({ low_mail_day: dayText(today) })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`low_mail_day is distinct from ${dayText(today)}::date`)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) return;
  const url = new URL(paths.admin.billing.balance(), publicUrl).href;
  for (const { name, email } of await moneyRecipients(tx, tenantId)) {
    const mail = { kind: 'lowCredit', name, companyName, url, days } as const;
    await sendMail(tx, now, { tenantId, to: email, mail });
  }
}
