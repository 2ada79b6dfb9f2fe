import * as v from 'valibot';
import { parseEnvironment } from '../../platform/config.ts';

const schema = v.object({
  BILLING_PORTAL_URL: v.optional(
    v.pipe(v.string(), v.url('BILLING_PORTAL_URL must be an address.')),
  ),
  INVOICE_SENDER: v.optional(v.string(), ''),
});

/** Settings of money. */
export interface BillingConfig {
  /** Billing portal of others; without one, that of the payment provider. */
  readonly billingPortalUrl: string | undefined;
  /** Address and tax id that stand on invoices, line by line; INVOICE_SENDER divides them by `|`. */
  readonly invoiceSender: readonly string[];
}

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readBillingConfig(env: NodeJS.ProcessEnv): BillingConfig {
  const { BILLING_PORTAL_URL: billingPortalUrl, INVOICE_SENDER: sender } = parseEnvironment(
    schema,
    env,
  );
  const invoiceSender = sender
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);
  return { billingPortalUrl, invoiceSender };
}
