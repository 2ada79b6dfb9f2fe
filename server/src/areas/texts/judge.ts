import type { TextReason } from '@jackfield/contract/api/text';
import { forwardReach } from '@jackfield/domain/forwarding';
import { accountHold } from '@jackfield/domain/spend-guard';
import type { Tx } from '../../platform/database.ts';
import { accountRow } from '../../platform/rows.ts';
import { textPermission } from '../consents/permission.ts';
import { quietUntil } from './quiet-hours.ts';

/** A text that is about to go out. */
interface Outgoing {
  readonly tenantId: string;
  readonly from: string;
  readonly to: string;
  /**
   * It answers STOP, START or HELP, which is owed to everybody: to who has just opted out too, and
   * without credit.
   */
  readonly isKeyword?: boolean;
}

/** What keeps a text of an account from going out now; null for nothing (PROV-01). */
export async function reasonAgainst(
  tx: Tx,
  { tenantId, from, to, isKeyword = false }: Outgoing,
  now: Date,
): Promise<TextReason | null> {
  const account = await accountRow(tx, tenantId);
  const { status, is_trial: isTrial, trial_ends_at: trialEndsAt } = account;
  const hold = accountHold({ status, isTrial, trialEndsAt }, now);
  if (hold !== null) return hold;
  if (forwardReach(to, account.country) !== 'home') return 'abroad';
  const { because } = await textPermission(tx, { tenantId, from, to });
  if (because !== null && !(isKeyword && because === 'optedOut')) return because;
  return Number(account.balance) > 0 || isKeyword ? null : 'noCredit';
}

/** For so long an answer is expected at any hour. */
const talkTime = 24 * 3_600_000;

/** Until when a text waits for the morning of its receiver, who has not written today; null for now. */
export async function waitsUntil(
  tx: Tx,
  { tenantId, to }: Pick<Outgoing, 'tenantId' | 'to'>,
  now: Date,
): Promise<Date | null> {
  const until = quietUntil(to, now);
  if (until === null) return null;
  const written = await tx
    .selectFrom('text_message')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('other_number', '=', to)
    .where('direction', '=', 'inbound')
    .where('at', '>', new Date(now.getTime() - talkTime))
    .limit(1)
    .executeTakeFirst();
  return written === undefined ? until : null;
}
