import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';
import { readTelnyxConfig, type TelnyxConfig } from '../telnyx/config.ts';

const schema = v.object({
  PORT_IN: v.optional(
    v.picklist(['sandbox', 'telnyx', 'off'], 'PORT_IN must be sandbox, telnyx or off.'),
    'sandbox',
  ),
});

/** Who moves numbers here. */
export interface PortInConfig {
  /** Nobody does. */
  readonly isOff: boolean;
  /** How Telnyx is reached, where it serves; null where the sandbox does. */
  readonly telnyx: TelnyxConfig | null;
}

/** Reads who moves numbers here (PORT-01). Throws ConfigError. */
export function readPortIn(env: NodeJS.ProcessEnv): PortInConfig {
  const { PORT_IN: who } = parseEnvironment(schema, env);
  const telnyx = who === 'telnyx' ? readTelnyxConfig(env) : null;
  if (who === 'telnyx' && telnyx === null) {
    throw new ConfigError('PORT_IN=telnyx needs TELNYX_API_KEY and TELNYX_PUBLIC_KEY.');
  }
  return { isOff: who === 'off', telnyx };
}
