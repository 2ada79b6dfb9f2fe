import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../../platform/config.ts';

const schema = v.object({
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(sk|rk)_(test|live)_\w+$/,
        'STRIPE_SECRET_KEY must be a secret or restricted key, such as sk_test_….',
      ),
    ),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\S+$/, 'STRIPE_WEBHOOK_SECRET must begin with whsec_.')),
  ),
  STRIPE_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.url('STRIPE_API_URL must be an address such as http://localhost:12111.'),
      v.check((text) => /^https?:/.test(text), 'STRIPE_API_URL must start with http or https.'),
    ),
  ),
});

/** How Stripe is reached, and how it is known. */
export interface StripeConfig {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Address of the API; Stripe's own when it is left out. */
  readonly apiUrl: string | undefined;
}

/** Reads the settings of Stripe; null leaves payments to the sandbox. Throws ConfigError. */
export function readStripeConfig(env: NodeJS.ProcessEnv): StripeConfig | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = parseEnvironment(schema, env);
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new ConfigError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.');
  }
  return { secretKey, webhookSecret, apiUrl };
}
