import { openVisit } from '../pages/visits.ts';
import type { Payments } from '../payments.ts';
import type { PaymentProvider } from '../provider.ts';
import { createStripeApp } from './app.ts';
import { createStripeCards } from './cards.ts';
import { createStripeCharges } from './charges.ts';
import { createStripeClient } from './client.ts';
import type { StripeConfig } from './config.ts';
import type { StripeParts } from './parts.ts';

/** Stripe as the payment provider (docs/decisions/0026-stripe.md). */
function createStripePayments(parts: StripeParts): Payments {
  return {
    ...createStripeCards(parts),
    ...createStripeCharges(parts),
    // Its own portal knows none of our invoices.
    openPortal: async (visit) => parts.base + (await openVisit(parts, 'portal', visit)),
  };
}

interface Parts extends Pick<StripeParts, 'db' | 'clock'> {
  /** Origin of the portal. */
  readonly publicUrl: string;
}

/** Stripe as the payment provider; it comes back under `/stripe` of the portal. */
export function openStripe(config: StripeConfig, { db, clock, publicUrl }: Parts): PaymentProvider {
  const base = `${publicUrl}/stripe`;
  const parts = { stripe: createStripeClient(config), db, clock, base };
  const payments = createStripePayments(parts);
  return {
    payments,
    base,
    createApp: (pages) =>
      createStripeApp({
        ...parts,
        ...pages,
        webhookSecret: config.webhookSecret,
        portalUrl: publicUrl,
        openCardEntry: payments.openCardEntry,
      }),
  };
}
