import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { PaymentLog } from './beside-parts.ts';
import type { Books } from './pages/books.ts';
import type { Payments } from './payments.ts';
import { sandboxAddress } from './sandbox/config.ts';
import { createSandboxApp } from './sandbox/pages/app.ts';
import { createSandboxPayments } from './sandbox/sandbox.ts';
import { readStripeConfig } from './stripe/config.ts';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** Origin of the portal. */
  readonly publicUrl: string;
}

interface PageParts {
  readonly portalName: string;
  readonly books: Books;
  readonly log: PaymentLog;
}

/** The payment provider, and what it serves beside the portal. */
export interface PaymentProvider {
  readonly payments: Payments;
  /** Address of what it serves. */
  readonly base: string;
  createApp(parts: PageParts): Promise<FastifyInstance>;
}

/** Stripe where its keys are set, else the sandbox. Throws ConfigError. */
export async function openPaymentProvider(
  env: NodeJS.ProcessEnv,
  { db, clock, publicUrl }: Parts,
): Promise<PaymentProvider> {
  const config = readStripeConfig(env);
  if (config === null) {
    const base = sandboxAddress(env, publicUrl);
    const parts = { db, clock, base };
    const payments = createSandboxPayments(parts);
    return {
      payments,
      base,
      createApp: ({ portalName, books }) =>
        createSandboxApp({ ...parts, portalName, books, payments, portalUrl: publicUrl }),
    };
  }
  // Loaded where it is used: its client is large.
  const { openStripe } = await import('./stripe/open.ts');
  return openStripe(config, { db, clock, publicUrl });
}
