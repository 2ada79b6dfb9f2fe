import { Stripe } from 'stripe';
import type { StripeConfig } from './config.ts';

/** Below what a request waits for a charge, so that its answer is still heard. */
const timeout = 20_000;

/** Stripe's own client. Its version decides the version of the API. */
export function createStripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  return new Stripe(secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(apiUrl)),
  });
}

function addressOf(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  const usual = isPlain ? '80' : '443';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || usual,
  };
}

/** Whether Stripe refused because what was named does not exist, or no longer. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}
