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
  return {
    payments: createStripePayments(parts),
    base,
    createApp: ({ books, log }) =>
      createStripeApp({
        ...parts,
        webhookSecret: config.webhookSecret,
        portalUrl: publicUrl,
        decided: books.decided,
        log,
      }),
  };
}
