import type { Stripe } from 'stripe';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** What the adapter is made of. */
export interface StripeParts {
  readonly stripe: Stripe;
  readonly db: Database;
  readonly clock: Clock;
  /** Address under which Stripe and its customers come back, without a slash at the end. */
  readonly base: string;
}
