import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';
import { readTelnyxConfig, type TelnyxConfig } from '../telnyx/config.ts';
import { type CarrierTerms, carrierTermsSchema, publishedTerms } from './carrier-terms.ts';

const seconds = 'REGISTRY_SANDBOX_SECONDS must be a number of seconds from 1 to 86400.';
const terms = 'CARRIER_TERMS_FILE must be a file of carrier terms.';

const isTerms = (file: string): boolean => {
  try {
    return v.is(carrierTermsSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return false;
  }
};

const schema = v.object({
  REGISTRY_SANDBOX_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, seconds),
      v.transform(Number),
      v.minValue(1, seconds),
      v.maxValue(86_400, seconds),
    ),
    '60',
  ),
  CAMPAIGN_REGISTRY: v.optional(
    v.picklist(['sandbox', 'telnyx'], 'CAMPAIGN_REGISTRY must be sandbox or telnyx.'),
    'sandbox',
  ),
  CARRIER_TERMS_FILE: v.optional(v.pipe(v.string(), v.check(isTerms, terms))),
});

/** Settings of the campaign registry. */
export interface RegistryConfig {
  /** How Telnyx is reached, where it serves; null where the sandbox does. */
  readonly telnyx: TelnyxConfig | null;
  /** How long the sandbox looks at what it was sent. */
  readonly sandboxSeconds: number;
  readonly carrierTerms: CarrierTerms;
}

/** Reads the settings; throws ConfigError with a sentence for the operator. */
export function readRegistryConfig(env: NodeJS.ProcessEnv): RegistryConfig {
  const settings = parseEnvironment(schema, env);
  const { REGISTRY_SANDBOX_SECONDS: sandboxSeconds, CARRIER_TERMS_FILE: file } = settings;
  const telnyx = settings.CAMPAIGN_REGISTRY === 'telnyx' ? readTelnyxConfig(env) : null;
  if (settings.CAMPAIGN_REGISTRY === 'telnyx' && telnyx === null) {
    throw new ConfigError(
      'CAMPAIGN_REGISTRY is telnyx, which needs TELNYX_API_KEY and TELNYX_PUBLIC_KEY.',
    );
  }
  const carrierTerms =
    file === undefined
      ? publishedTerms
      : v.parse(carrierTermsSchema, JSON.parse(readFileSync(file, 'utf8')));
  return { telnyx, sandboxSeconds, carrierTerms };
}
