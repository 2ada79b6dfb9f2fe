import { Stripe } from 'stripe';
import type { Charge } from '../payments.ts';
import { findCard, idOf } from './cards.ts';
import type { StripeParts } from './parts.ts';

type Db = Pick<StripeParts, 'db'>;

/** The PaymentIntent of a charge, and since when it is kept. */
export interface KeptIntent {
  readonly id: string;
  readonly openedAt: Date;
}

/** What was opened for a charge; null for one that has none. */
export async function findIntent({ db }: Db, reference: string): Promise<KeptIntent | null> {
  const row = await db.system((tx) =>
    tx
      .selectFrom('stripe_charge')
      .select(['payment_intent as id', 'created_at as openedAt'])
      .where('reference', '=', reference)
      .executeTakeFirst(),
  );
  return row ?? null;
}

/** The charge that a PaymentIntent was opened for; null for those of others. */
export async function referenceOf({ db }: Db, intent: string): Promise<string | null> {
  const row = await db.system((tx) =>
    tx
      .selectFrom('stripe_charge')
      .select('reference')
      .where('payment_intent', '=', intent)
      .executeTakeFirst(),
  );
  return row?.reference ?? null;
}

/**
 * The PaymentIntent of a charge, made when there is none. It is kept before anything confirms it, and
 * one that is not confirmed takes no money, so a crash in between leaves nothing behind. Null for a
 * card that Stripe does not keep, and for an amount that it does not take.
 */
export async function openIntent(parts: StripeParts, charge: Charge): Promise<KeptIntent | null> {
  const known = await findIntent(parts, charge.reference);
  if (known !== null) return known;
  const id = await createIntent(parts.stripe, charge);
  if (id === null) return null;
  const { db, clock } = parts;
  await db.system((tx) =>
    tx
      .insertInto('stripe_charge')
      .values({ reference: charge.reference, payment_intent: id, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute(),
  );
  return findIntent(parts, charge.reference);
}

const impossible = new Set(['resource_missing', 'amount_too_small', 'amount_too_large']);

async function createIntent(stripe: Stripe, charge: Charge): Promise<string | null> {
  const { reference, card, amount, currency } = charge;
  const customer = idOf((await findCard(stripe, card))?.customer ?? null);
  if (customer === null) return null;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: minorUnits(amount),
        currency,
        customer,
        payment_method: card,
        allowed_payment_method_types: ['card'],
        metadata: { reference },
      },
      { idempotencyKey: reference },
    );
    return intent.id;
  } catch (error) {
    const { StripeInvalidRequestError } = Stripe.errors;
    const isRefused = error instanceof StripeInvalidRequestError;
    if (isRefused && impossible.has(error.code ?? '')) return null;
    throw error;
  }
}

/** Both currencies have two decimals. */
function minorUnits(amount: string): number {
  if (!/^\d+\.\d\d$/.test(amount)) throw new Error(`${amount} is no amount with two decimals.`);
  return Number(amount.replace('.', ''));
}
