import type { Stripe } from 'stripe';
import { wantsWord } from './confirm.ts';

/** The PaymentIntent that an event says has been decided; null for events of other kinds. */
export function decidedIntent(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'payment_intent.payment_failed':
      // The charge under way goes on to ask the customer; work that begins anew would only delay it.
      return wantsWord(event.data.object) ? null : event.data.object.id;
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return event.data.object.id;
    default:
      return null;
  }
}

/** The card that an event says Stripe keeps no longer; null for events of other kinds. */
export const detachedCard = (event: Stripe.Event): string | null =>
  event.type === 'payment_method.detached' ? event.data.object.id : null;
