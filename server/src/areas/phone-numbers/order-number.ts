import type { NumberProviderId } from '@jackfield/contract/api/number';
import { sql } from 'kysely';
import type { NumberLookup } from '../../number-inventory/lookup.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork } from '../../platform/due-rows.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';

/** Kind of due work that buys numbers of their providers; its subject is the purchase. */
export const numberPurchaseWork = 'numberPurchase';

/** A number that is bought: call it once that is on the invoice of the month. */
interface Bought {
  readonly tenantId: string;
  /** The phone number, which is stored in the same transaction. */
  readonly id: string;
  readonly number: string;
  readonly provider: NumberProviderId;
  /** Lines of invoices that it was put on. */
  readonly lineIds: readonly string[];
  readonly now: Date;
}

/**
 * Orders a number of its provider (PROV-01). What a provider does not answer at once is stored as an
 * order and asked for after the commit, so that the process may die at any step; until then the number
 * is being set up. Throws 409 NUMBERTAKEN.
 */
export async function orderNumber(
  tx: Tx,
  lookup: NumberLookup,
  { tenantId, id: phoneNumberId, number, provider, lineIds, now }: Bought,
): Promise<void> {
  const id = newId();
  if (lookup.sellsAtOnce(provider)) {
    const { state } = await lookup.order(provider, { number, reference: id, providerId: null });
    if (state !== 'done') throw new ApiError('NUMBERTAKEN');
    return;
  }
  await tx
    .insertInto('number_purchase')
    .values({
      id,
      tenant_id: tenantId,
      phone_number_id: phoneNumberId,
      number,
      provider,
      line_ids: [...lineIds],
      month_id: sql<string | null>`(select id from invoice
        where tenant_id = ${tenantId} and kind = 'monthly' and status = 'draft')`,
      created_at: now,
    })
    .execute();
  await scheduleWork(tx, { kind: numberPurchaseWork, subjectId: id, tenantId }, now);
}

/** Notes that a number whose order has not ended was put on one more line of an invoice. */
export async function addToPurchase(
  tx: Tx,
  { tenantId, id, lineIds }: Pick<Bought, 'tenantId' | 'id' | 'lineIds'>,
): Promise<void> {
  await sql`update number_purchase set line_ids = line_ids || ${[...lineIds]}::text[]
    where tenant_id = ${tenantId} and phone_number_id = ${id} and state = 'open'`.execute(tx);
}

/** Whether some account has a number on order. Runs over all accounts. */
export async function isOnOrder(tx: Tx, number: string): Promise<boolean> {
  const { rows } = await sql`select from number_purchase
    where number = ${number} and state = 'open'`.execute(tx);
  return rows.length > 0;
}
