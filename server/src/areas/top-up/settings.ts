import type { CallReceived } from '@jackfield/contract';
import type { putTopUp, TopUp } from '@jackfield/contract/api/top-up';
import { parseCents, toDecimal } from '@jackfield/domain';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { write } from '../../platform/write.ts';
import { balanceEvent } from '../ledger/balance-event.ts';
import { lookAtCredit } from './look-at-credit.ts';
import { monthAt, usedIn } from './month.ts';
import { texts } from './texts.ts';

type Wanted = CallReceived<typeof putTopUp>['body'];

/** How credit is added by itself, and how far this month has come. */
export async function readTopUp(tx: Tx, tenantId: string, now: Date): Promise<TopUp> {
  const row = await tx
    .selectFrom('auto_top_up as a')
    .innerJoin('tenant as t', 't.id', 'a.tenant_id')
    .selectAll('a')
    .select(['t.currency', 't.time_zone'])
    .where('a.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const { month, nextMonth } = monthAt(row.time_zone, now);
  return {
    isOn: row.is_on,
    below: Number(row.below),
    amount: Number(row.amount),
    monthlyLimit: Number(row.monthly_limit),
    stopped: row.stopped,
    currency: row.currency,
    used: Number(await usedIn(tx, tenantId, month)),
    month,
    nextMonth,
    version: row.version,
  };
}

const membersOf = ({ isOn, below, amount, monthlyLimit }: Wanted) => ({
  isOn,
  below: toDecimal(parseCents(below)),
  topUpAmount: toDecimal(parseCents(amount)),
  monthlyLimit: toDecimal(parseCents(monthlyLimit)),
});

/** Stores how credit is added by itself. Throws 402 PAYMENTREQUIRED to turn it on without a card. */
export async function updateTopUp(context: RequestContext, wanted: Wanted): Promise<TopUp> {
  const { tenantId } = signedIn(context);
  const now = context.clock.now();
  const read = (tx: Tx) => readTopUp(tx, tenantId, now);
  await write(context, {
    entity: 'topUp',
    id: tenantId,
    action: 'topUp.update',
    table: 'auto_top_up',
    read,
    async change(tx) {
      const stored = await read(tx);
      const before = membersOf(stored);
      const after = membersOf(wanted);
      if (stored.stopped === null && JSON.stringify(before) === JSON.stringify(after)) return null;
      if (wanted.isOn && !(await hasCard(tx, tenantId))) throw new ApiError('PAYMENTREQUIRED');
      await tx
        .updateTable('auto_top_up')
        .set({
          is_on: after.isOn,
          below: after.below,
          amount: after.topUpAmount,
          monthly_limit: after.monthlyLimit,
          stopped: null,
        })
        .where('tenant_id', '=', tenantId)
        .execute();
      return {
        before,
        after,
        name: t(texts.topUp),
        events: [balanceEvent(tenantId)],
        result: undefined,
      };
    },
  });
  // A step of the work holds its row and then the settings: these are let go first.
  await context.db.tenant(tenantId, (tx) => lookAtCredit(tx, tenantId, now));
  return context.read(read);
}

async function hasCard(tx: Tx, tenantId: string): Promise<boolean> {
  const card = await tx
    .selectFrom('payment_method')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return card !== undefined;
}
