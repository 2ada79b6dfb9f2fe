import type { Currency } from '@jackfield/contract';
import type { TransactionType } from '@jackfield/contract/api/balance';
import { t } from '@jackfield/texts';
import { setTimeout as wait } from 'node:timers/promises';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { Tx } from '../../platform/database.ts';
import { scheduleWork, type Settle, store, type Taken } from '../../platform/due-rows.ts';
import type { WorkKind } from '../../platform/due-work.ts';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { cardPaymentWork } from './card-payment-work.ts';
import type { LedgerAccount } from './tables.ts';
import { texts } from './texts.ts';

/** How long an answer waits for the provider of cards. */
const patience = 30_000;
/** When due work asks once more for what the request has not settled. */
const later = patience + 10_000;

interface Wanted {
  /** Id of the transaction. */
  readonly id: string;
  readonly type: TransactionType;
  readonly description: string;
  /** Two decimals, as text. */
  readonly amount: string;
  readonly currency: Currency;
  /** Where the money goes in the book. */
  readonly to: LedgerAccount;
  readonly invoiceId: string | null;
  /** The Idempotency-Key under which it was asked for. */
  readonly key: string | null;
  /** The card of the account that is charged; the default one when it is left out. */
  readonly cardId?: string | undefined;
}

/**
 * Stores what a card is to be charged and the transaction that comes of it, both pending,
 * with due work for it. Throws 402 PAYMENTREQUIRED without a card, 400 for one that is not the
 * account's.
 */
export async function openCardPayment(
  tx: Tx,
  context: RequestContext,
  wanted: Wanted,
): Promise<Taken> {
  const now = context.clock.now();
  const until = new Date(now.getTime() + later);
  const payer = { tenantId: signedIn(context).tenantId, now, until };
  const taken = await openPayment(tx, payer, wanted);
  if (taken !== null) return taken;
  if (wanted.cardId === undefined) throw new ApiError('PAYMENTREQUIRED');
  throw invalidField('paymentMethodId', t(texts.cardGone));
}

/**
 * The same for an account in whose name nobody asks; due work charges the card at `until`. Null
 * without a card.
 */
export async function openPayment(
  tx: Tx,
  { tenantId, now, until }: { tenantId: string; now: Date; until: Date },
  wanted: Wanted,
): Promise<Taken | null> {
  const { cardId } = wanted;
  const card = await tx
    .selectFrom('payment_method')
    .select(['provider_id', 'brand', 'last4_digits'])
    .where('tenant_id', '=', tenantId)
    .where((row) => (cardId === undefined ? row('is_default', '=', true) : row('id', '=', cardId)))
    .executeTakeFirst();
  if (card === undefined) return null;
  const common = {
    tenant_id: tenantId,
    currency: wanted.currency,
    status: 'pending' as const,
    created_at: now,
    settled_at: null,
  };
  const paymentId = newId();
  await tx
    .insertInto('card_payment')
    .values({
      ...common,
      ...card,
      id: paymentId,
      amount: wanted.amount,
      charge_id: null,
      confirm_url: null,
      request_key: wanted.key,
      invoice_id: wanted.invoiceId,
    })
    .execute();
  await tx
    .insertInto('balance_transaction')
    .values({
      ...common,
      id: wanted.id,
      transaction_type: wanted.type,
      description: wanted.description,
      amount: wanted.to === 'credit' ? wanted.amount : `-${wanted.amount}`,
      from_account: 'card',
      to_account: wanted.to,
      payment_id: paymentId,
    })
    .execute();
  const subject = { kind: cardPaymentWork, subjectId: wanted.id, tenantId };
  await scheduleWork(tx, subject, until);
  return { ...subject, until };
}

/**
 * Takes the step of due work at once, outside of any transaction, and leaves it to due work where
 * the provider is slow or cannot be reached.
 */
export async function chargeNow(
  context: RequestContext,
  taken: Taken,
  work: WorkKind,
): Promise<void> {
  const settle = await Promise.race([
    work.advance(taken).catch(() => null),
    wait<Settle | null>(patience, null, { ref: false }),
  ]);
  if (settle) await context.db.tenant(taken.tenantId, (tx) => store(tx, taken, settle));
}
