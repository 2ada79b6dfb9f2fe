import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';
import { readTelnyxConfig } from '../telnyx/config.ts';
import type { RegistrarOf } from './registrar.ts';
import { sandboxRegistrar } from './sandbox-registrar.ts';
import { telnyxRegistrar } from './telnyx/registrar.ts';

const schema = v.object({
  EMERGENCY: v.optional(
    v.picklist(['sandbox', 'telnyx'], 'EMERGENCY must be sandbox or telnyx.'),
    'sandbox',
  ),
});

/** Who is told where calls for help come from, by account. Throws ConfigError. */
export function readRegistrars(env: NodeJS.ProcessEnv): RegistrarOf {
  if (parseEnvironment(schema, env).EMERGENCY === 'sandbox') return () => sandboxRegistrar;
  const config = readTelnyxConfig(env);
  if (config === null) {
    throw new ConfigError('EMERGENCY=telnyx needs TELNYX_API_KEY and TELNYX_PUBLIC_KEY.');
  }
  const telnyx = telnyxRegistrar(config);
  return (tenantId) => ((config.accounts?.includes(tenantId) ?? true) ? telnyx : sandboxRegistrar);
}
