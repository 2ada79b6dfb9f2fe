import { parseCents, toDecimal } from '@jackfield/domain';
import type { Transaction } from '@jackfield/contract/api/balance';
import { t } from '@jackfield/texts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
import { keyReused } from '../../platform/http/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/languages.ts';
import { holdAccountRow } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { refuseOtherPrice } from '../invoicing/refuse-price.ts';
import { balanceEvent } from './balance-event.ts';
import { chargeNow, openCardPayment } from './charge-card.ts';
import { readTransaction } from './listing.ts';
import { texts } from './texts.ts';

interface Wanted {
  readonly amount: number;
  readonly shownTotal: number | undefined;
  /** The same key is the same payment; without one, the same amount is for five seconds. */
  readonly key: string | null;
}

/** Milliseconds in which the same amount without a key is the same request sent again. */
const repeated = 5000;

/**
 * Adds prepaid credit from the default card (OP-104). Throws 402 PAYMENTREQUIRED without a card,
 * PAYMENTFAILED when it is declined, 422 for a key of another amount, 409 PRICECHANGED; answers a pending transaction
 * when the provider is slow or cannot be reached, which due work asks again. Without a key, the same
 * amount of the same person counts once for five seconds. What is charged is
 * stored before the card is, in a transaction of its own.
 */
export async function addCredit(
  context: RequestContext,
  wanted: Wanted,
  work: WorkKind,
): Promise<Transaction> {
  const { tenantId, name } = signedIn(context);
  let id = newId();
  const opened = await write(context, {
    entity: 'balance',
    id,
    action: 'balance.add',
    async change(tx) {
      const account = await lockAccount(tx, tenantId);
      const description = inLanguage(account.language, () => t(texts.addedBy, { name }));
      const since = new Date(context.clock.now().getTime() - repeated);
      const known =
        wanted.key === null
          ? await findRepeated(tx, tenantId, { amount: wanted.amount, description, since })
          : await findByKey(tx, tenantId, { amount: wanted.amount, key: wanted.key });
      if (known !== null) {
        id = known;
        return null;
      }
      refuseOtherPrice(wanted.shownTotal, parseCents(wanted.amount), account.currency);
      const taken = await openCardPayment(tx, context, {
        id,
        type: 'credit',
        description,
        amount: toDecimal(parseCents(wanted.amount)),
        currency: account.currency,
        to: 'credit',
        invoiceId: null,
        key: wanted.key,
      });
      return {
        before: null,
        after: { status: 'pending', amount: wanted.amount },
        name: description,
        events: [{ ...balanceEvent(id), method: 'CreateEntityAsync' }],
        result: taken,
      };
    },
  });
  if (opened !== null) await chargeNow(context, opened, work);
  const transaction = await context.read((tx) => readTransaction(tx, { tenantId, id }));
  if (transaction.status === 'failed') throw new ApiError('PAYMENTFAILED');
  return transaction;
}

/** Held until the commit, so that the second of two presses finds what the first has stored. */
function lockAccount(tx: Tx, tenantId: string) {
  return holdAccountRow(tx, tenantId);
}

/** The same amount that the same person has just asked for without a key; null for a new one. */
async function findRepeated(
  tx: Tx,
  tenantId: string,
  same: { readonly amount: number; readonly description: string; readonly since: Date },
): Promise<string | null> {
  const known = await tx
    .selectFrom('balance_transaction as b')
    .innerJoin('card_payment as p', 'p.id', 'b.payment_id')
    .select('b.id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.request_key', 'is', null)
    .where('b.transaction_type', '=', 'credit')
    .where('b.status', '<>', 'failed')
    .where('b.amount', '=', toDecimal(parseCents(same.amount)))
    .where('b.description', '=', same.description)
    .where('b.created_at', '>', same.since)
    .orderBy('b.created_at', 'desc')
    .executeTakeFirst();
  return known?.id ?? null;
}

/** The transaction that was asked for under the same key; null for a new one. */
async function findByKey(
  tx: Tx,
  tenantId: string,
  { amount, key }: { readonly amount: number; readonly key: string },
): Promise<string | null> {
  const known = await tx
    .selectFrom('balance_transaction as b')
    .innerJoin('card_payment as p', 'p.id', 'b.payment_id')
    .select(['b.id', 'b.amount'])
    .where('p.tenant_id', '=', tenantId)
    .where('p.request_key', '=', key)
    .executeTakeFirst();
  if (known === undefined) return null;
  if (Number(known.amount) !== amount) throw keyReused();
  return known.id;
}
