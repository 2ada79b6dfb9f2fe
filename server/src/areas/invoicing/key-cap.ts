import { type Cents, formatCents, parseCents, toDecimal } from '@jackfield/domain';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { t } from '@jackfield/texts';
import type { Tx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Payer, PayingAccount } from './payer.ts';
import { texts } from './texts.ts';

/** The month of an account's zone in which the spending of its keys is counted: `2026-11`. */
export const spendMonth = (at: Date, timeZone: string): string =>
  dayText(localTimeAt(timeZone, at.getTime()).day).slice(0, 7);

/**
 * Counts what a key buys, tax included, before anything is charged; people spend without this. The
 * account's row is held by the caller, so that of two purchases one sees the other (KEY-01). Throws
 * 403 for a key that may not spend, 409 LIMITREACHED beyond its cap of the month.
 */
export async function countSpend(
  tx: Tx,
  { tenantId, now, keyId }: Payer,
  { currency, timeZone }: PayingAccount,
  cents: Cents,
): Promise<void> {
  if (keyId === undefined || cents === 0) return;
  const { spend_cap: cap } = await tx
    .selectFrom('api_key')
    .select('spend_cap')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', keyId)
    .executeTakeFirstOrThrow();
  if (cap === null) throw new ApiError('FORBIDDEN', { message: t(texts.keyBuysNothing) });
  const added = { tenant_id: tenantId, key_id: keyId, amount: toDecimal(cents) };
  const { amount } = await tx
    .insertInto('api_key_spend')
    .values({ ...added, month: spendMonth(now, timeZone) })
    .onConflict((conflict) =>
      conflict.columns(['key_id', 'month']).doUpdateSet(({ eb, ref }) => ({
        amount: eb('api_key_spend.amount', '+', ref('excluded.amount')),
      })),
    )
    .returning('amount')
    .executeTakeFirstOrThrow();
  if (parseCents(amount) <= parseCents(cap)) return;
  const spent = formatCents((parseCents(amount) - cents) as Cents, currency);
  const message = t(texts.keyCapReached, {
    cap: formatCents(parseCents(cap), currency),
    price: formatCents(cents, currency),
    spent,
  });
  throw new ApiError('LIMITREACHED', { message });
}
