import * as v from 'valibot';
import { ConfigError, parseEnvironment, type ServerConfig } from '../../platform/config.ts';

const schema = v.object({
  WEBHOOKS_LOCAL: v.optional(v.picklist(['0', '1'], 'WEBHOOKS_LOCAL must be 1 or 0.')),
});

/**
 * Whether webhooks may lead to this computer, as http://127.0.0.1:3000: in tests, and where
 * WEBHOOKS_LOCAL says so. Throws ConfigError in production without demo data (HOOK-02).
 */
export function readWebhooksLocal(
  env: NodeJS.ProcessEnv,
  { isProduction, isDemo, isTest }: Pick<ServerConfig, 'isProduction' | 'isDemo' | 'isTest'>,
): boolean {
  const isWanted = parseEnvironment(schema, env).WEBHOOKS_LOCAL === '1';
  if (isWanted && isProduction && !isDemo) {
    throw new ConfigError(
      'WEBHOOKS_LOCAL must not be set with NODE_ENV=production, but with DEMO=1.',
    );
  }
  return isWanted || isTest;
}
