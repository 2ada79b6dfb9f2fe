import { paths } from '@jackfield/contract';
import { formatMoney, sumAmounts } from '@jackfield/domain';
import { dayNumber, instantAt } from '@jackfield/domain/business-hours';
import { t } from '@jackfield/texts';
import { sendMail } from '../../mail/send.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/languages.ts';
import { accountRow } from '../../platform/rows.ts';
import { recordSystemChange } from '../../platform/system-change.ts';
import { balanceEvent } from '../ledger/balance-event.ts';
import { openPayment } from '../ledger/charge-card.ts';
import { moneyRecipients } from '../spend-guard/recipients.ts';
import { topUpWork } from './look-at-credit.ts';
import { monthAt, usedIn } from './month.ts';
import { texts } from './texts.ts';

interface TopUpParts {
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** When what came of a payment is looked at. */
const soon = 30_000;

/**
 * Adds credit by itself (annex G6). A step decides and stores in one transaction, which holds the
 * account's row: what is on its way is waited for, so that one low balance is added to once; the
 * card is charged by the due work of payments.
 */
export function createTopUpWork(parts: TopUpParts): WorkKind {
  return {
    kind: topUpWork,
    advance:
      async ({ tenantId }) =>
      (tx) =>
        step(tx, tenantId, parts),
  };
}

/** An account whose credit is low, as it is held. */
async function holdTopUp(tx: Tx, tenantId: string) {
  const settings = await tx
    .selectFrom('auto_top_up')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const account = await accountRow(tx, tenantId);
  return { ...settings, account, tenantId };
}
type Held = Awaited<ReturnType<typeof holdTopUp>>;

async function step(tx: Tx, tenantId: string, parts: TopUpParts): Promise<Date | null> {
  const now = parts.clock.now();
  const held = await holdTopUp(tx, tenantId);
  const { account } = held;
  if (!held.is_on || account.status !== 'active') return null;
  const last = await tx
    .selectFrom('top_up as u')
    .innerJoin('balance_transaction as b', 'b.id', 'u.transaction_id')
    .select(['u.transaction_id as id', 'b.status'])
    .where('u.tenant_id', '=', tenantId)
    .where('u.is_seen', '=', false)
    .executeTakeFirst();
  if (last?.status === 'pending') return new Date(now.getTime() + soon);
  if (last !== undefined) {
    await tx
      .updateTable('top_up')
      .set({ is_seen: true })
      .where('transaction_id', '=', last.id)
      .execute();
    if (last.status === 'failed') return stop(tx, held, 'declined', parts);
  }
  if (Number(account.balance) >= Number(held.below)) return null;
  const { month, nextMonth } = monthAt(account.time_zone, now);
  const used = await usedIn(tx, tenantId, month);
  if (sumAmounts([used, held.amount]) > Number(held.monthly_limit)) {
    return new Date(instantAt(account.time_zone, { day: dayNumber(nextMonth), minutes: 0 }));
  }
  if (!(await add(tx, held, month, now))) return stop(tx, held, 'noCard', parts);
  return new Date(now.getTime() + soon);
}

/** Stores what is to be added; the due work of payments charges the card now. False without one. */
async function add(tx: Tx, held: Held, month: string, now: Date): Promise<boolean> {
  const { tenantId, account, amount } = held;
  const id = newId();
  const description = inLanguage(account.language, () => t(texts.topUp));
  const taken = await openPayment(
    tx,
    { tenantId, now, until: now },
    {
      id,
      type: 'credit',
      description,
      amount,
      currency: account.currency,
      to: 'credit',
      invoiceId: null,
      key: null,
    },
  );
  if (taken === null) return false;
  await tx
    .insertInto('top_up')
    .values({ transaction_id: id, tenant_id: tenantId, month, at: now })
    .execute();
  await recordSystemChange(tx, {
    tenantId,
    at: now,
    action: 'topUp.add',
    entity: 'topUp',
    id: tenantId,
    name: description,
    before: {},
    after: { topUpAmount: amount },
    events: [balanceEvent(id)],
  });
  return true;
}

/** Turns it off and says so, because a card that fails once will fail again. */
async function stop(
  tx: Tx,
  { tenantId, account, amount }: Held,
  why: 'declined' | 'noCard',
  { clock, publicUrl }: TopUpParts,
): Promise<null> {
  const now = clock.now();
  await tx
    .updateTable('auto_top_up')
    .set((row) => ({
      is_on: false,
      stopped: why,
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('tenant_id', '=', tenantId)
    .execute();
  await recordSystemChange(tx, {
    tenantId,
    at: now,
    action: 'topUp.stop',
    entity: 'topUp',
    id: tenantId,
    name: inLanguage(account.language, () => t(texts.topUp)),
    before: { isOn: true },
    after: { isOn: false },
    events: [balanceEvent(tenantId)],
  });
  const url = new URL(paths.admin.billing.balance(), publicUrl).href;
  for (const { name, email } of await moneyRecipients(tx, tenantId)) {
    await sendMail(tx, now, {
      tenantId,
      to: email,
      mail: {
        kind: 'topUpStopped',
        name,
        companyName: account.company_name,
        url,
        why,
        amount: formatMoney(Number(amount), account.currency),
      },
    });
  }
  return null;
}
