import { type Cents, formatCents, toDecimal } from '@jackfield/domain';
import { paths } from '@jackfield/contract';
import { sendMail } from '../../mail/send.ts';
import type { Tx } from '../../platform/database.ts';
import { appendEvents } from '../../platform/events.ts';
import type { CallerLines } from '../../platform/services.ts';
import { newId } from '../../platform/ids.ts';
import { guardEvent } from './guard-event.ts';
import { type GuardedAccount } from './guarded-account.ts';
import { moneyRecipients } from './recipients.ts';
import type { AlertKind } from './tables.ts';

/** Something that the guard tells. */
export interface Alert {
  readonly kind: AlertKind;
  readonly subject: string;
  readonly subjectName: string;
  /** Share of the cap that was reached; 0 where it is no cap. */
  readonly level: 0 | 50 | 80 | 100;
  /** Of an hour far above its usual, the usual. */
  readonly cap: Cents;
  readonly spent: Cents;
  readonly personName: string;
  readonly country: string;
  readonly at: Date;
  /** Until then the same is not sent again. */
  readonly until: Date;
  readonly callers: CallerLines;
}

/** Whether the account wants to hear of it; of a stop it always does. */
function isWanted({ guard }: GuardedAccount, { kind, level }: Alert): boolean {
  if (kind === 'spike') return guard.tells_spike;
  if (kind === 'night') return guard.tells_night;
  return level === 100 || (level === 80 ? guard.tells_at_80 : guard.tells_at_50);
}

/** Mails an alert and shows it to admins, once for each share, cap and period. */
export async function notifyOnce(
  tx: Tx,
  account: GuardedAccount,
  alert: Alert,
  publicUrl: string,
): Promise<void> {
  if (!isWanted(account, alert)) return;
  const { tenantId, companyName, currency } = account;
  const { kind, subject, level, at } = alert;
  const cap = toDecimal(alert.cap);
  let earlier = tx
    .selectFrom('guard_alert')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('level', '>=', level)
    .where('until', '>', at);
  // What an hour usually costs changes from one hour to the next, and is no other thing to tell.
  if (kind !== 'spike') earlier = earlier.where('cap', '=', cap);
  // A stop is sent each time: it was lifted in between.
  if (level < 100 && (await earlier.executeTakeFirst()) !== undefined) return;
  const people = await moneyRecipients(tx, tenantId);
  const id = newId();
  await tx
    .insertInto('guard_alert')
    .values({
      id,
      tenant_id: tenantId,
      kind,
      subject,
      subject_name: alert.subjectName,
      level,
      cap,
      spent: toDecimal(alert.spent),
      person_name: alert.personName,
      country: alert.country,
      recipients: people.length,
      at,
      until: alert.until,
    })
    .execute();
  const url = new URL(paths.admin.billing.spendGuard(), publicUrl).href;
  const money = (some: Cents) => formatCents(some, currency);
  for (const { name, email } of people) {
    await sendMail(tx, at, {
      tenantId,
      to: email,
      mail: {
        kind: 'spendAlert',
        name,
        companyName,
        url,
        what: kind,
        level,
        cap: money(alert.cap),
        spent: money(alert.spent),
        subjectName: alert.subjectName,
        personName: alert.personName,
        country: alert.country,
        callers: alert.callers,
      },
    });
  }
  await appendEvents(tx, tenantId, [guardEvent(id)], at);
}
