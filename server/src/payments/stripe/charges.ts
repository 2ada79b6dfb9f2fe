import type { Stripe } from 'stripe';
import type { ChargeAnswer, Charges } from '../payments.ts';
import { confirmIntent } from './confirm.ts';
import { openIntent } from './intents.ts';
import type { StripeParts } from './parts.ts';
import { undoCharge } from './undo.ts';

const hour = 3_600_000;
/** How long a charge waits for the customer's word. */
const patience = 23 * hour;

/** Charges of cards by PaymentIntents; how one stands is asked of Stripe each time. */
export function createStripeCharges(parts: StripeParts): Charges {
  return {
    async charge(charge) {
      const opened = await openIntent(parts, charge);
      if (opened === null) return { state: 'declined' };
      const intent = await confirmIntent(parts, { id: opened.id, card: charge.card });
      const answer = answerOf(intent, opened.openedAt, parts.clock.now());
      // What was declined stays so, whatever happens to the PaymentIntent later.
      if (answer.state === 'declined' && intent.status !== 'canceled') {
        await parts.stripe.paymentIntents.cancel(intent.id);
      }
      return answer;
    },
    undo: (charge) => undoCharge(parts, charge),
  };
}

function answerOf(intent: Stripe.PaymentIntent, openedAt: Date, now: Date): ChargeAnswer {
  const soon = now.getTime() + hour;
  switch (intent.status) {
    case 'succeeded':
      return { state: 'charged', chargeId: intent.id };
    case 'processing':
      return { state: 'settling', askAt: new Date(soon) };
    case 'requires_action': {
      const end = openedAt.getTime() + patience;
      const confirmUrl = intent.next_action?.redirect_to_url?.url;
      if (!confirmUrl || end <= now.getTime()) return { state: 'declined' };
      return { state: 'unconfirmed', confirmUrl, askAt: new Date(Math.min(soon, end)) };
    }
    default:
      return { state: 'declined' };
  }
}
