import type { Transaction } from '@jackfield/contract/api/balance';
import { t } from '@jackfield/texts';
import { setTimeout as wait } from 'node:timers/promises';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork, type Settle, store } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError } from '../../platform/errors.ts';
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

/**
 * Adds prepaid credit from the default card (OP-104). Throws 402 PAYMENTREQUIRED without a card,
 * PAYMENTFAILED when it is declined; answers a pending transaction when the provider is slow or
 * cannot be reached, which due work asks again.
 */
export async function addCredit(
  context: RequestContext,
  amount: number,
  work: WorkKind,
): Promise<Transaction> {
  const { tenantId } = signedIn(context);
  const id = newId();
  const dueAt = new Date(context.clock.now().getTime() + later);
  const subject = { kind: creditPaymentWork, subjectId: id, tenantId };
  await write(context, {
    entity: 'balance',
    id,
    action: 'balance.add',
    async change(tx) {
      const description = await openTransaction(tx, context, { id, amount: amount.toFixed(2) });
      await scheduleWork(tx, subject, dueAt);
      const after = { status: 'pending', amount };
      return {
        before: null,
        after,
        name: description,
        events: [{ ...balanceEvent(id), method: 'CreateEntityAsync' }],
        result: id,
      };
    },
  });
  const settle = await Promise.race([
    work.advance(subject).catch(() => null),
    wait<Settle | null>(patience, null, { ref: false }),
  ]);
  if (settle) {
    await context.db.tenant(tenantId, (tx) => store(tx, { ...subject, until: dueAt }, settle));
  }
  const transaction = await context.read((tx) => readTransaction(tx, { tenantId, id }));
  if (transaction.status === 'failed') throw new ApiError('PAYMENTFAILED');
  return transaction;
}

/** Stores what is to be charged and what comes of it, both pending; answers how it is called. */
async function openTransaction(
  tx: Tx,
  context: RequestContext,
  { id, amount }: { id: string; amount: string },
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
    amount,
    currency: account.currency,
    status: 'pending' as const,
    created_at: context.clock.now(),
    settled_at: null,
  };
  const paymentId = newId();
  await tx
    .insertInto('card_payment')
    .values({ ...common, ...card, id: paymentId, charge_id: null })
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
