import { Stripe } from 'stripe';
import type { StripeParts } from './parts.ts';

interface Opened {
  readonly id: string;
  readonly card: string;
}

/**
 * Takes a PaymentIntent as far as it goes without the customer, and answers how it stands. A bank
 * that wants the customer's word refuses first, because nobody is asked in a charge off the session;
 * the second try is one with a page to confirm it on.
 */
export async function confirmIntent(
  { stripe, base }: StripeParts,
  { id, card }: Opened,
): Promise<Stripe.PaymentIntent> {
  const intent = await stripe.paymentIntents.retrieve(id);
  const back = { return_url: `${base}/confirmed` };
  const charged =
    intent.status === 'requires_confirmation'
      ? await confirm(stripe, id, { off_session: true, ...back })
      : intent;
  if (!wantsWord(charged)) return charged;
  return confirm(stripe, id, { payment_method: card, ...back });
}

/** A refusal leaves its mark on the PaymentIntent, which is confirmed once however often it is asked. */
async function confirm(
  stripe: Stripe,
  id: string,
  params: Stripe.PaymentIntentConfirmParams,
): Promise<Stripe.PaymentIntent> {
  const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;
  try {
    return await stripe.paymentIntents.confirm(id, params);
  } catch (error) {
    const isRefused =
      error instanceof StripeCardError || error instanceof StripeInvalidRequestError;
    if (!isRefused) throw error;
    return stripe.paymentIntents.retrieve(id);
  }
}

/** Whether a bank has refused only because the customer was not asked. */
export function wantsWord({ status, last_payment_error: error }: Stripe.PaymentIntent): boolean {
  const reasons = [error?.code, error?.decline_code];
  return status === 'requires_payment_method' && reasons.includes('authentication_required');
}
