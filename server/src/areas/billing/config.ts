import * as v from 'valibot';
import { parseEnvironment } from '../../platform/config.ts';

const schema = v.object({
  BILLING_PORTAL_URL: v.optional(
    v.pipe(v.string(), v.url('BILLING_PORTAL_URL must be an address.')),
  ),
});

/** Settings of money. */
export interface BillingConfig {
  /** Billing portal of others; without one, that of the payment provider. */
  readonly billingPortalUrl: string | undefined;
}

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readBillingConfig(env: NodeJS.ProcessEnv): BillingConfig {
  return { billingPortalUrl: parseEnvironment(schema, env).BILLING_PORTAL_URL };
}
