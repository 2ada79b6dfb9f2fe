import type { Payments } from '../payments.ts';
import { createStripeCards } from './cards.ts';
import { createStripeCharges } from './charges.ts';
import { customerOf } from './customers.ts';
import type { StripeParts } from './parts.ts';

/** Stripe as the payment provider (docs/decisions/0026-stripe.md). */
export function createStripePayments(parts: StripeParts): Payments {
  return {
    ...createStripeCards(parts),
    ...createStripeCharges(parts),
    async openPortal({ tenantId, returnTo }) {
      const customer = await customerOf(parts, tenantId);
      const session = await parts.stripe.billingPortal.sessions.create({
        customer,
        return_url: returnTo,
      });
      return session.url;
    },
  };
}
