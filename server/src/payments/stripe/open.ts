import type { PaymentProvider } from '../provider.ts';
import { createStripeApp } from './app.ts';
import { createStripeClient } from './client.ts';
import type { StripeConfig } from './config.ts';
import type { StripeParts } from './parts.ts';
import { createStripePayments } from './stripe.ts';

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
