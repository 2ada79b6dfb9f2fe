import { Stripe } from 'stripe';
import type { Charges } from '../payments.ts';
import { findIntent } from './intents.ts';
import type { StripeParts } from './parts.ts';

/** Gives back what was charged, and cancels what was not. */
export async function undoCharge(
  parts: StripeParts,
  { reference, chargeId }: Parameters<Charges['undo']>[0],
): Promise<boolean> {
  const { stripe } = parts;
  const id = (await findIntent(parts, reference))?.id ?? chargeId;
  // Charges of the sandbox are none of Stripe's.
  if (id?.startsWith('pi_') !== true) return false;
  const { status } = await stripe.paymentIntents.retrieve(id);
  if (status === 'succeeded') return refund(stripe, id, reference);
  if (status === 'processing')
    throw new Error('The charge is on its way, and cannot be undone yet.');
  if (status !== 'canceled') await stripe.paymentIntents.cancel(id);
  return false;
}

async function refund(stripe: Stripe, id: string, reference: string): Promise<boolean> {
  try {
    await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `${reference} refund` });
  } catch (error) {
    const isKnown = error instanceof Stripe.errors.StripeError;
    if (!isKnown || error.code !== 'charge_already_refunded') throw error;
  }
  return true;
}
