import { openVisit } from '../pages/visits.ts';
import type { Payments } from '../payments.ts';
import { createStripeCards } from './cards.ts';
import { createStripeCharges } from './charges.ts';
import type { StripeParts } from './parts.ts';

/** Stripe as the payment provider (docs/decisions/0026-stripe.md). */
export function createStripePayments(parts: StripeParts): Payments {
  return {
    ...createStripeCards(parts),
    ...createStripeCharges(parts),
    // Its own portal knows none of our invoices.
    openPortal: async (visit) => parts.base + (await openVisit(parts, 'portal', visit)),
  };
}
