import * as v from 'valibot';
import type { Clock } from '../platform/clock.ts';
import { ConfigError, parseEnvironment } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { telnyxClient } from '../telnyx/client.ts';
import { readTelnyxConfig } from '../telnyx/config.ts';
import type { Messaging } from './messaging.ts';
import { createSandboxMessaging } from './sandbox.ts';
import { telnyxLineTypes } from './telnyx/line-types.ts';
import { telnyxTexts } from './telnyx/texts.ts';

const schema = v.object({
  MESSAGING: v.optional(
    v.picklist(['sandbox', 'telnyx'], 'MESSAGING must be sandbox or telnyx.'),
    'sandbox',
  ),
  VERIFICATION_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\+[1-9]\d{6,14}$/, 'VERIFICATION_FROM must be a number such as +12025550123.'),
    ),
  ),
});

/** Milliseconds that a try of a call may take: people wait for lines, and a step of due work ends. */
const patience = 5000;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** Origin of the portal, where events come. */
  readonly publicUrl: string;
}

/** Who knows lines and takes texts, as the environment says; a wrong setting throws ConfigError. */
export function readMessaging(env: NodeJS.ProcessEnv, parts: Parts): Messaging {
  const { MESSAGING: who, VERIFICATION_FROM: codesFrom = null } = parseEnvironment(schema, env);
  if (who === 'sandbox') return createSandboxMessaging(parts);
  const config = readTelnyxConfig(env);
  if (config === null) {
    throw new ConfigError('MESSAGING=telnyx needs TELNYX_API_KEY and TELNYX_PUBLIC_KEY.');
  }
  const open = telnyxClient(config, patience);
  return { codesFrom, ...telnyxLineTypes({ ...parts, open }), ...telnyxTexts({ ...parts, open }) };
}
