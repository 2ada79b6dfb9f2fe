import type { Transaction } from '@jackfield/contract/api/balance';
import { t } from '@jackfield/texts';
import { setTimeout as wait } from 'node:timers/promises';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork, type Settle, store, type Taken } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
import { keyReused } from '../../platform/http/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { inLanguage } from '../../platform/languages.ts';
import { write } from '../../platform/write.ts';
import { balanceEvent } from './balance-event.ts';
import { creditPaymentWork } from './credit-payment.ts';
import { readTransaction } from './listing.ts';
import { texts } from './texts.ts';

/** How long the answer waits for the provider of cards. */
const patience = 30_000;
/** When due work asks once more for what the request has not settled. */
const later = patience + 10_000;

interface Wanted {
  readonly amount: number;
  /** The same key is the same payment; null asks for a new one. */
  readonly key: string | null;
}

/**
 * Adds prepaid credit from the default card (OP-104). Throws 402 PAYMENTREQUIRED without a card,
 * PAYMENTFAILED when it is declined, 422 for a key of another amount; answers a pending transaction
 * when the provider is slow or cannot be reached, which due work asks again. What is charged is
 * stored before the card is, in a transaction of its own.
 */
export async function addCredit(
  context: RequestContext,
  wanted: Wanted,
  work: WorkKind,
): Promise<Transaction> {
  const { tenantId } = signedIn(context);
  const fresh = newId();
  const dueAt = new Date(context.clock.now().getTime() + later);
  let id = fresh;
  await write(context, {
    entity: 'balance',
    id: fresh,
    action: 'balance.add',
    async change(tx) {
      const known = await findByKey(tx, tenantId, wanted);
      if (known !== null) {
        id = known;
        return null;
      }
      const description = await openTransaction(tx, context, { ...wanted, id: fresh });
      await scheduleWork(tx, subjectOf(tenantId, fresh), dueAt);
      return {
        before: null,
        after: { status: 'pending', amount: wanted.amount },
        name: description,
        events: [{ ...balanceEvent(fresh), method: 'CreateEntityAsync' }],
        result: fresh,
      };
    },
  });
  if (id === fresh) await charge(context, { ...subjectOf(tenantId, id), until: dueAt }, work);
  const transaction = await context.read((tx) => readTransaction(tx, { tenantId, id }));
  if (transaction.status === 'failed') throw new ApiError('PAYMENTFAILED');
  return transaction;
}

const subjectOf = (tenantId: string, subjectId: string) => ({
  kind: creditPaymentWork,
  subjectId,
  tenantId,
});

/** Takes the step of due work at once, and leaves it to due work where that takes too long. */
async function charge(context: RequestContext, taken: Taken, work: WorkKind): Promise<void> {
  const settle = await Promise.race([
    work.advance(taken).catch(() => null),
    wait<Settle | null>(patience, null, { ref: false }),
  ]);
  if (settle) await context.db.tenant(taken.tenantId, (tx) => store(tx, taken, settle));
}

/** The transaction that was asked for under the same key; null for a new one. */
async function findByKey(
  tx: Tx,
  tenantId: string,
  { amount, key }: Wanted,
): Promise<string | null> {
  if (key === null) return null;
  // Held until the commit, so that the second of two presses finds what the first has stored.
  await tx
    .selectFrom('tenant')
    .select('id')
    .where('id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
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

/** Stores what is to be charged and what comes of it, both pending; answers how it is called. */
async function openTransaction(
  tx: Tx,
  context: RequestContext,
  { id, key, amount }: Wanted & { readonly id: string },
): Promise<string> {
  const { tenantId, name } = signedIn(context);
  const account = await tx
    .selectFrom('tenant')
    .select(['currency', 'language'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  const card = await tx
    .selectFrom('payment_method')
    .select(['provider_id', 'brand', 'last4_digits'])
    .where('tenant_id', '=', tenantId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  if (card === undefined) throw new ApiError('PAYMENTREQUIRED');
  const common = {
    tenant_id: tenantId,
    amount: amount.toFixed(2),
    currency: account.currency,
    status: 'pending' as const,
    created_at: context.clock.now(),
    settled_at: null,
  };
  const paymentId = newId();
  await tx
    .insertInto('card_payment')
    .values({ ...common, ...card, id: paymentId, charge_id: null, request_key: key })
    .execute();
  const description = inLanguage(account.language, () => t(texts.addedBy, { name }));
  await tx
    .insertInto('balance_transaction')
    .values({
      ...common,
      id,
      transaction_type: 'credit',
      description,
      from_account: 'card',
      to_account: 'credit',
      payment_id: paymentId,
    })
    .execute();
  return description;
}
